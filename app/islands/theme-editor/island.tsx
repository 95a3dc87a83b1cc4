export { ThemeWorkshop as Island } from "#app/showcase/theme-workshop.tsx";
