export { OwnCars as Island } from "#app/features/favourites/own-cars.tsx";
