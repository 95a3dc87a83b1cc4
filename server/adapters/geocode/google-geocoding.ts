import { z } from "zod";
import type { Country } from "#domain/country/country.ts";
import type { Point } from "#domain/country/distance.ts";
import type { Outgoing } from "../outgoing/outgoing.ts";
import { fetchText, PassingError } from "../third-party/fetch-text.ts";

export const googleUrl = "https://maps.googleapis.com/maps/api/geocode/json";

// Only the fields that are used: https://developers.google.com/maps/documentation/geocoding/requests-geocoding
const answerSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .default([]),
});

export type GoogleQuestion = {
  outgoing: Outgoing;
  url: string;
  key: string;
  postcode: string;
  country: Country;
  timeoutMs: number;
};

/** Chapter 7: the address query; latitude and longitude of the first result; null when there is none. Tried twice. */
export async function askGoogle(question: GoogleQuestion): Promise<Point | null> {
  try {
    return await askOnce(question);
  } catch (error) {
    if (!(error instanceof PassingError)) throw error;
    return askOnce(question);
  }
}

async function askOnce({ outgoing, url, key, postcode, country, timeoutMs }: GoogleQuestion): Promise<Point | null> {
  const address = new URL(url);
  address.searchParams.set("address", `${postcode}, ${country.name}`);
  address.searchParams.set("components", `country:${country.code}|postal_code:${postcode}`);
  address.searchParams.set("key", key);
  const { status, results } = answerSchema.parse(JSON.parse((await fetchText(outgoing, address, { timeoutMs })).text));
  if (status === "ZERO_RESULTS") return null;
  if (status === "UNKNOWN_ERROR") throw new PassingError("The service answered UNKNOWN_ERROR.");
  if (status !== "OK") throw new Error(`The service answered ${status}.`);
  const found = results[0]?.geometry.location;
  return found ? { lat: found.lat, long: found.lng } : null;
}
