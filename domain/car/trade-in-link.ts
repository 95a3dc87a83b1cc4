/** 2.1: the trade-in form, for a vehicle or on its own. */
export const tradeInPath = (carId: string | null): string =>
  carId === null ? "/cars/trade-in" : `/cars/trade-in?${new URLSearchParams({ car_id: carId }).toString()}`;
