import { CarCalculator } from "#app/features/finance/calculator.tsx";
import type { CardView } from "#app/features/card/card-view.ts";
import { StockCard } from "#app/pages/card/stock-card.tsx";
import { StockVehicle } from "#app/pages/vehicle/stock-vehicle.tsx";
import type { loadVehicle } from "#app/pages/vehicle/vehicle-data.ts";

type Props = { vehicles: { says: string; vehicle: ReturnType<typeof loadVehicle> }[]; similar: CardView[] };

/** The vehicle page in its states; similar cars below the first and the sold one. */
export function VehicleStates({ vehicles, similar }: Props) {
  return vehicles.map(({ says, vehicle }, index) => (
    <section key={says} aria-label={says}>
      <p className="wrap small">{says}</p>
      <StockVehicle
        vehicle={vehicle}
        calculator={vehicle.calculator && <CarCalculator view={vehicle.calculator} />}
        similar={index < 2 && similar.map((card) => <StockCard key={card.id} card={card} headingLevel={3} />)}
        recent={null}
      />
    </section>
  ));
}
