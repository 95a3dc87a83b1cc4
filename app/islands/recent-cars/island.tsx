export { RecentCars as Island } from "#app/features/recent/recent-cars.tsx";
