export { PaintStage as Island } from "#app/features/home/paint-stage.tsx";
