export { ChatButton as Island } from "#app/features/vehicle/chat-button.tsx";
