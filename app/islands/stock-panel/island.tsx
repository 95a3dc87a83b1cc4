export { StockPanel as Island } from "#app/features/finder/stock-panel.tsx";
