import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CheckField, controlProps, Field, FieldGroup } from "./field.tsx";

describe("a field", () => {
  const draw = (over: { hint?: string; error?: string | null; required?: boolean }) =>
    renderToStaticMarkup(
      <Field className="field" id="phone" label="Mobile" {...over}>
        <input {...controlProps({ id: "phone", ...over })} />
      </Field>,
    );

  test("has a label for its control", () => {
    expect(draw({})).toBe('<div class="field"><label for="phone">Mobile</label><input id="phone"/></div>');
  });

  test("says whether an answer is required, where the form tells", () => {
    expect(draw({ required: true })).toContain('Mobile<span aria-hidden="true">*</span></label>');
    expect(draw({ required: false })).toContain("Mobile<i> (optional)</i></label>");
  });

  test("refers to its hint and its error", () => {
    const html = draw({ hint: "For a text message.", error: "Too short" });
    expect(html).toContain('<input id="phone" aria-invalid="true" aria-describedby="phone-hint phone-error"/>');
    expect(html).toContain('<p id="phone-hint">For a text message.</p>');
    expect(html).toMatch(/<small id="phone-error"><svg .*<\/svg>Too short<\/small><\/div>$/);
    expect(draw({ error: null })).not.toContain("aria-");
  });
});

test("a group of controls has one legend and one error", () => {
  const html = renderToStaticMarkup(
    <FieldGroup className="alerts-wants" id="wants" label="Tell me about" error="Choose one">
      <input type="checkbox" />
    </FieldGroup>,
  );
  expect(html).toMatch(
    /^<fieldset class="alerts-wants" aria-describedby="wants-error"><legend>Tell me about<\/legend>.*<small id="wants-error">/,
  );
});

test("a box has its label beside it, and is never called optional", () => {
  const draw = (required: boolean) =>
    renderToStaticMarkup(
      <CheckField className="field box" id="terms" label="I agree" required={required}>
        <input type="checkbox" />
      </CheckField>,
    );
  expect(draw(false)).toBe('<div class="field box"><label><input type="checkbox"/><span>I agree</span></label></div>');
  expect(draw(true)).toContain('<span>I agree<span aria-hidden="true">*</span></span>');
});
