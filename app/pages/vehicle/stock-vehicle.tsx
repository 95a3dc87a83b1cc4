import type { ReactNode } from "react";
import { CallLink } from "#app/features/call/call-link.tsx";
import { CompareToggle, FavouriteToggle } from "#app/features/favourites/save-toggles.tsx";
import { VehiclePage } from "#app/features/vehicle/vehicle-page.tsx";
import { useSlots } from "#app/templates/use-slots.ts";
import type { loadVehicle } from "./vehicle-data.ts";

type Props = {
  vehicle: Pick<ReturnType<typeof loadVehicle>, "car" | "saves" | "call">;
  /** The estimate; null if nothing can be calculated. */
  calculator: ReactNode;
  /** Cards of cars like this one. */
  similar: ReactNode;
  /** Shown if this browser holds the car. */
  ownHold?: ReactNode;
  recent: ReactNode;
};

/** A car's page with its actions; composes the features of a vehicle page. */
export function StockVehicle({ vehicle: { car, saves, call }, calculator, similar, ownHold, recent }: Props) {
  const { Vehicle } = useSlots();
  return (
    <VehiclePage
      key={car.id}
      car={car}
      Layout={Vehicle}
      similar={similar}
      calculator={calculator}
      ownHold={ownHold}
      recent={recent}
      renderCall={(look) => <CallLink {...call} look={look} phone={car.phone} />}
      toggles={
        <>
          {saves.compare && <CompareToggle car={saves.car} />}
          {saves.favourite && <FavouriteToggle car={saves.car} />}
        </>
      }
    />
  );
}
