export { TowCheck as Island } from "#app/features/vehicle/tow-check.tsx";
