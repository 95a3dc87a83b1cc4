export { OwnPayment as Island } from "#app/features/reserve/own-payment.tsx";
