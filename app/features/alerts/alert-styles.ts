import alertStyles from "./alerts.css?url";

/** For the routes of alerts, and other pages with one note and one button. */
export const alertLinks = () => [{ rel: "stylesheet", href: alertStyles }];
