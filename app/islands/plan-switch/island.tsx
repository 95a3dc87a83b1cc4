export { PlanSwitch as Island } from "#app/features/vehicle/plan-switch.tsx";
