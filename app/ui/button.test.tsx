import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buttonClass } from "./button-class.ts";
import { Button, ButtonLink } from "./button.tsx";

test("a button submits nothing unless it is told to", () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toBe('<button type="button" class="button line">Close</button>');
  expect(
    renderToStaticMarkup(
      <Button submit variant="primary" size="large" full className="apply-button" name="act" value="pay">
        Pay
      </Button>,
    ),
  ).toBe('<button class="button primary large full apply-button" value="pay" name="act">Pay</button>');
});

test("a busy button cannot be pressed again, and shows it", () => {
  expect(
    renderToStaticMarkup(
      <Button submit busy>
        Loading
      </Button>,
    ),
  ).toBe('<button disabled="" class="button line"><i class="spin"></i>Loading</button>');
  expect(renderToStaticMarkup(<Button disabled>No</Button>)).toContain(' disabled=""');
});

test("a link that looks like a button has its attributes, and its icon before its text", () => {
  const html = renderToStaticMarkup(
    <ButtonLink variant="primary" href="tel:1" icon="phone" data-dialog="">
      Call
    </ButtonLink>,
  );
  expect(html).toMatch(
    /^<a class="button primary" href="tel:1" data-dialog=""><svg [^>]*width="18"[^>]*>.*<\/svg>Call<\/a>$/,
  );
});

test("a summary or label can look like a button", () => {
  expect(buttonClass()).toBe("button line");
  expect(buttonClass({ variant: "plain", className: "with-script" })).toBe("button with-script");
});
