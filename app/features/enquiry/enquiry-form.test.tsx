import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SiteFormat } from "#app/copy/site-format.ts";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import {
  anyField,
  offeredForm,
  sampleForm,
  sampleFormCar,
  sampleSettings,
  threeSteps,
  withEnquiry,
} from "#domain/form/testing/sample-form.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import type { FormView, PostedView } from "./form-view.ts";
import { startSession } from "./start-session.ts";

const wiring = { track: () => undefined, visit: async () => ({ visited_pages: [], linked_query_params: {} }) };

function viewOf(form: FormDefinition, over: Partial<FormView> = {}): FormView {
  return {
    form,
    path: "/cars/x/enquire",
    website_slug: "site",
    back: null,
    car: null,
    captcha: null,
    days: {},
    ...over,
  };
}
function draw(view: FormView, posted: Partial<PostedView> | null = null): string {
  const { initial } = view.form;
  const state = {
    step: 0,
    values: initial,
    answered: [],
    errors: {},
    error: null,
    notice: null,
    question: null,
    upload: null,
  };
  const whole = posted && { ...state, ...posted };
  return renderToStaticMarkup(
    <SiteFormat value={formatOf(au)}>
      <EnquiryForm view={view} session={startSession(view, wiring, whole)} posted={whole} />
    </SiteFormat>,
  );
}

/** The control of a field as the page shows it. */
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";

describe("the renderer", () => {
  const enquiry = viewOf(sampleForm("enquiry", { settings: threeSteps, locations: [], car: sampleFormCar }));

  test("[4.7.1] the first step has 'Continue' and no 'Back', the last the submit label", () => {
    expect(draw(enquiry)).toContain(">Continue</button>");
    expect(draw(enquiry)).not.toContain(">Back</button>");
    const last = draw(enquiry, { step: 2 });
    expect(last).toContain(">Back</button>");
    expect(last).toContain(`>${sampleSettings.enquiry.submit_label}</button>`);
    expect(draw(enquiry, { step: 1 })).toContain('max="100" value="33"');
  });

  test("every field has its label, its autofill and the keyboard it needs", () => {
    const html = draw(enquiry, { step: 1 });
    expect(html).toMatch(/<label for="[^"]+">Mobile<span aria-hidden="true">\*<\/span><\/label><input[^>]*type="tel"/);
    expect(control(html, "phone")).toContain('autoComplete="tel"');
    expect(control(html, "postcode")).toContain('inputMode="numeric"');
    expect(control(html, "postcode")).toContain('maxLength="4"');
    expect(html).toMatch(/Postcode<i> \(optional\)/);
    expect(control(html, "email")).toContain('required=""');
    expect(control(html, "postcode")).not.toContain("required");
  });

  test("what is wrong stands at its field and in the summary, each tied to the other", () => {
    const html = draw(enquiry, { step: 1, errors: { email: "invalid email address" } });
    const id = /<a href="#([^"]+)">Email<\/a>/.exec(html)?.[1] ?? "none";
    const email = control(html, "email");
    for (const said of [`id="${id}"`, 'aria-invalid="true"', `aria-describedby="${id}-error"`]) {
      expect(email).toContain(said);
    }
    expect(html).toContain(`<small id="${id}-error">`);
    expect(html).toContain("Please check one field:");
  });

  test("[8.1.1] the shared form's words, with the server's below; the other variant shows the server's alone", () => {
    const shared = draw(enquiry, { error: "The store is down." });
    expect(shared).toContain("<b>An error occurred when submitting this form</b><span>The store is down.</span>");
    const other = viewOf(
      sampleForm("enquiry", { settings: withEnquiry({ show_server_error: true }), locations: [], car: sampleFormCar }),
    );
    expect(draw(other, { error: "The store is down." })).toContain("<b>The store is down.</b></p>");
  });

  test("without a script the step, the earlier answers and the trap go along", () => {
    const html = draw(enquiry, { step: 1, answered: ["message"], values: { ...enquiry.form.initial, message: "<b>" } });
    expect(html).toContain('<input type="hidden" readOnly="" name="form_step" value="1"/>');
    expect(html).toContain('name="message" value="&lt;b&gt;"');
    expect(html).toContain('name="company_fax"');
  });

  test("the question stands alone, with its token", () => {
    const html = draw(enquiry, { step: 2, question: { text: "What is 2 plus 2?", token: "t0ken" } });
    expect(html).toContain("What is 2 plus 2?");
    expect(html).toContain('name="question_token" value="t0ken"');
    expect(html).not.toContain("trade in");
  });

  test("test-drive times are one list until a script divides it", () => {
    const form = offeredForm("test-drive", { locations: [], car: sampleFormCar });
    if (!form) throw new Error("the sample site takes bookings");
    const days = [{ date: "2026-03-10", label: "Tuesday 10 March", times: ["09:00"] }];
    const html = draw(viewOf(form, { days: { north: days } }));
    expect(html).toContain('<option value="2026-03-10T09:00">Tuesday 10 March, 9:00 am</option>');
  });

  describe("a vehicle beyond the limits", () => {
    const tradeIn = viewOf(sampleForm("trade-in", { locations: [], today: "2026-03-11" }));
    const values = (typed: Record<string, string>) => ({ ...tradeIn.form.initial, ...typed });
    const told = /get no online estimate\. One of our team values yours in person and calls you\./;
    /** Where it is told: its place among the names of the fields and headings around it. */
    const order = (html: string, ...parts: (string | RegExp)[]) => parts.map((part) => html.search(part));

    test("[15.1.10] is told at the kilometres, and before the questions of the next step", () => {
      const typed = values({ trade_in_km: "150000" });
      const first = draw(tradeIn, { step: 0, values: typed });
      const [field = -1, said = -1, foot = -1] = order(first, /name="trade_in_km"/, told, /enquiry-foot/);
      expect([field < said, said < foot]).toEqual([true, true]);
      for (const step of [1, 2, 3]) {
        const html = draw(tradeIn, { step, values: typed });
        const [before = -1, question = -1] = order(html, told, /<label|<legend/);
        expect([step, before > 0, before < question]).toEqual([step, true, true]);
      }
      expect(draw(tradeIn, { step: 2, values: values({ trade_in_km: "50000" }) })).not.toMatch(told);
    });

    test("[15.1.10] is told at the year, also at one that a register named", () => {
      const typed = values({ trade_in_year: "2012" });
      const own = draw(tradeIn, { step: 1, values: typed });
      const [field = -1, said = -1, next = -1] = order(own, /name="trade_in_year"/, told, /name="trade_in_badge"/);
      expect([field < said, said < next]).toEqual([true, true]);
      const html = draw(tradeIn, { step: 2, values: typed });
      expect(html.search(told)).toBeLessThan(html.search(/<legend/));
    });

    test("[15.2.7] with a wider range for older vehicles the form says so, with the reason, and promises an estimate", () => {
      const wider_range = { years: 12, km: 200_000, percent: 10, reason: "Older cars differ more." };
      const settings = { ...sampleSettings, trade_in: { path: "/trade-in", wider_range } };
      const wide = viewOf(sampleForm("trade-in", { settings, locations: [], today: "2026-03-11" }));
      expect(wide.form.intro).toContain("Up to 12 years old and 200,000 km you get a range");
      const html = draw(wide, { step: 0, values: values({ trade_in_km: "150000" }) });
      expect(html).toContain("You get a range that is wider than usual. Older cars differ more.");
      expect(draw(wide, { step: 3, values: values({ trade_in_km: "150000" }) })).toContain("Get my estimate</button>");
      expect(draw(wide, { step: 0, values: values({ trade_in_km: "250000" }) })).toMatch(/over 200,000 km.*no online/);
    });

    test("[15.1.11] the last button says whether an estimate comes", () => {
      const button = (typed: Record<string, string>) =>
        /(Get my estimate|Send my details)<\/button>/.exec(draw(tradeIn, { step: 3, values: values(typed) }))?.[1];
      expect(button({})).toBe("Get my estimate");
      expect(button({ trade_in_km: "150000" })).toBe("Send my details");
      expect(button({ trade_in_year: "2012" })).toBe("Send my details");
      expect(button({ no_estimate: "too-few" })).toBe("Send my details");
      expect(button({ no_estimate: "toString" })).toBe("Get my estimate");
      expect(draw(tradeIn, { step: 3, values: values({ no_estimate: "too-few" }) })).toContain("Too few vehicles like");
    });
  });

  test("[12.1.10] the consent box stands with the button, where nothing scrolls over it", () => {
    const html = draw(enquiry, { step: 1 });
    const at = (part: string) => html.indexOf(part);
    expect(at("enquiry-foot")).toBeLessThan(at('name="opt_in"'));
    expect(at('name="opt_in"')).toBeLessThan(at(">Back</button>"));
    expect(html.split('name="opt_in"')).toHaveLength(2);
  });

  test("a label with a link leads to the terms, and radio buttons are a group", () => {
    const contact = sampleForm("contact", { settings: withEnquiry({ terms: true }), locations: [] });
    expect(draw(viewOf(contact))).toContain(
      `<a href="${sampleSettings.terms_path}" target="_blank" rel="noopener">terms of use</a>`,
    );
    const options = [{ value: "a", label: "In the morning" }];
    const radio = {
      ...contact,
      steps: [{ title: "When", fields: [anyField("radio", { name: "when", label: "When?", options })] }],
    };
    expect(draw(viewOf(radio), { errors: { when: "*This is a required field." } })).toMatch(
      /<fieldset[^>]*role="radiogroup" aria-invalid="true"/,
    );
  });
});
