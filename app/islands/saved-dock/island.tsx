export { SavedDock as Island } from "#app/features/favourites/saved-dock.tsx";
