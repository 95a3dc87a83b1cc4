/** 2.1: `#finance-form` of the finance page, which knows the car by its id. */
export function financeLink(path: string, car: { id: string; car_type: string } | null): string {
  const query = car ? `?${new URLSearchParams({ car_id: car.id, car_type: car.car_type }).toString()}` : "";
  return `${path}${query}#finance-form`;
}
