import { ownValue } from "#domain/text/own-value.ts";
import { hash, type Random } from "./random.ts";

export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** `2025 Toyota RAV4 Cruiser Hybrid`. */
export function nameOf({
  year,
  make,
  model,
  badge,
}: {
  year: number;
  make: string;
  model: string;
  badge: string;
}): string {
  return [year, make, model, badge].filter((part) => part !== "").join(" ");
}

// Characters of a vehicle identification number: I, O and Q are never used.
const vinSigns = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const makers: Record<string, string> = {
  Toyota: "JTM",
  Lexus: "JTJ",
  Mazda: "JM0",
  Subaru: "JF2",
  Suzuki: "JSA",
  Honda: "MRH",
  Nissan: "JN1",
  Mitsubishi: "MMB",
  Isuzu: "MPA",
  Ford: "MPB",
  Holden: "6G1",
  Hyundai: "KMH",
  Kia: "KNA",
  Volkswagen: "WVG",
  Audi: "WAU",
  BMW: "WBA",
  "Mercedes-Benz": "W1K",
  Porsche: "WP1",
  Volvo: "YV1",
  MG: "LSJ",
  GWM: "LGW",
  BYD: "LGX",
  Tesla: "LRW",
  Chery: "LVV",
  Jeep: "1C4",
  "Land Rover": "SAL",
  Yamaha: "JYA",
  Kawasaki: "JKA",
  Ducati: "ZDM",
  KTM: "VBK",
};

/** Seventeen characters; `serial` is unique in the network, so no two vehicles share a number. */
export function vinOf(random: Random, make: string, serial: number): string {
  const maker = ownValue(makers, make) ?? `6${vinSigns[hash(make) % 23]}${vinSigns[hash(`${make} maker`) % 23]}`;
  const middle = Array.from({ length: 8 }, () => vinSigns[random.whole(0, vinSigns.length - 1)]).join("");
  return `${maker}${middle}${String(serial).padStart(6, "0")}`;
}
