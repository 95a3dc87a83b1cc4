/** 2.1: a location's name without its trailing ' - Sales', ' - Service' or ' - Parts'. */
export function placeName(name: string): string {
  return name.replace(/ - (?:Sales|Service|Parts)$/, "");
}
