export { Reviews as Island } from "#app/features/reviews/reviews.tsx";
