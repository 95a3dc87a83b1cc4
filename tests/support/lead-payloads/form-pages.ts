import type { FormId } from "#domain/form/forms.ts";

/** The pages with each form: about no car, about a car. A form without a page is only sent by calls. */
export const formPages: Record<FormId, readonly string[]> = {
  enquiry: ["/cars/car-used/enquire"],
  "test-drive": ["/cars/car-used/test-drive"],
  "request-photos": ["/cars/car-used/photos"],
  reserve: ["/cars/car-reserve-page/checkout"],
  finance: ["/enquire/finance", "/cars/car-used/finance"],
  "finance-application": ["/enquire/finance-application", "/cars/car-used/apply-for-finance"],
  "trade-in": ["/cars/trade-in", "/cars/trade-in?car_id=used"],
  "sell-my-car": ["/enquire/sell-my-car"],
  service: ["/enquire/service"],
  parts: ["/enquire/parts"],
  fleet: ["/enquire/fleet"],
  subscription: ["/enquire/subscription", "/cars/car-subscription/enquire"],
  rental: ["/enquire/rental", "/cars/car-rental/enquire"],
  careers: ["/enquire/careers"],
  feedback: ["/enquire/feedback"],
  subscribe: ["/enquire/subscribe"],
  similar: ["/enquire/similar", "/cars/car-used/similar"],
  contact: ["/contact", "/contact?car_id=used"],
  "email-us": ["/contact-us/east-sales/east-sales"],
  general: [],
};
