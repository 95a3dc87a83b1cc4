import type { CarInput } from "#domain/car/car.ts";
import { createTestApp } from "./test-app.ts";

/** A site without a captcha that takes finance enquiries, service bookings and trade-ins. */
export async function createFinanceApp(cars: CarInput[] = [], over: object = {}) {
  const app = await createTestApp(cars);
  const site = await app.store.operator.sites.get("first-site");
  if (!site) throw new Error("no site");
  const { settings, ...rest } = site.document as { settings: { enquiry?: object } };
  const own = {
    captcha: null,
    service: { path: "/service", xtime_url: null, brand_path: null },
    trade_in: { path: "/valuations", instant_price: null, faq: true, save_result: false },
    enquiry: { ...settings.enquiry, yes_no_questions: true },
    finance_provider: {
      key: "x",
      name: "X Finance",
      lender_type: 1,
      interest_rate: 8,
      comparison_rate: 9,
      path: "/finance",
      apply_path: "/apply-for-finance",
      destination: "leads",
      terms_text: "I agree",
      warning: "WARNING",
      credit_licence: "X 1",
      excluded_makes: [],
      excluded_dealerships: [],
      fees: { establishment: 0, monthly: 0 },
      steps: [],
    },
    ...over,
  };
  await app.store.operator.sites.applyAll({
    sites: [{ ...site, document: { ...rest, settings: { ...settings, ...own } } }],
  });
  await app.registry.refresh();
  return app;
}
