export { PaintStage as Island } from "#app/templates/franchise/paint-stage.tsx";
