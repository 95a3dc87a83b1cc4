/** The booking's date and time as the clock at the location shows it: 2026-03-11T10:30. */
export const bookingField = "booking_date_time";
