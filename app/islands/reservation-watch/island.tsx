export { ReservationWatch as Island } from "#app/features/reserve/reservation-watch.tsx";
