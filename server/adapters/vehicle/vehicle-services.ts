import { z } from "zod";
import type { BaseRange } from "#domain/valuation/trade-in-range.ts";
import type { VehicleFacts, VehicleHistory } from "#domain/valuation/vehicle-facts.ts";
import type { ServiceAddress, ThirdParty } from "#server/adapters/third-party/third-party.ts";

export type Plate = { rego: string; regoState: string };
export type ServiceQuestion = Plate & { km: number; vehicle: VehicleFacts };

const word = z
  .string()
  .trim()
  .max(120)
  .nullish()
  .transform((text) => text ?? "");
const name = z.string().trim().min(1).max(120);
const year = z.coerce.number().int().min(1900).max(2200);
const money = z.number().positive().max(10_000_000);

const vehicle = z.object({
  make: name,
  model: name,
  year,
  badge: word,
  series: word,
  body: word,
  fuel: word,
  transmission: word,
});
const history = z.object({
  vin: name,
  make: name,
  model: name,
  year,
  registrationExpiry: z.iso
    .date()
    .nullish()
    .transform((date) => date ?? null),
  writtenOff: z.boolean(),
  stolen: z.boolean(),
  financeOwing: z
    .boolean()
    .nullish()
    .transform((owing) => owing ?? null),
});
const range = z.union([
  z
    .object({ low: money, high: money, similar: z.number().int().positive().nullish() })
    .refine(({ low, high }) => low <= high),
  z.object({ estimate: z.null() }),
]);

/** Each service takes a POST of JSON with its key as bearer token; 404 means that it does not know the vehicle. */
export const vehicleServices = (third: ThirdParty) => ({
  lookup: (service: ServiceAddress, plate: Plate, until: number): Promise<VehicleFacts | null> =>
    third.ask(service, plate, vehicle, until),

  async history(service: ServiceAddress, plate: Plate, until: number): Promise<VehicleHistory | null> {
    const found = await third.ask(service, plate, history, until);
    return found && { ...plate, ...found };
  },

  /** Null if the service returns no range. */
  async valuation(service: ServiceAddress, question: ServiceQuestion, until: number): Promise<BaseRange | null> {
    const found = await third.ask(service, question, range, until);
    return found && "low" in found ? { low: found.low, high: found.high, similar: found.similar ?? null } : null;
  },
});
