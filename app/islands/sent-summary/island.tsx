export { SentSummary as Island } from "#app/features/enquiry/sent-choices.tsx";
