import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BarNumbers } from "./bar-parts.tsx";

const yard = (name: string, phone: { text: string; url: string; label: string }) => ({
  name,
  url: `/contact/${name}`,
  phone,
  hasOpened: true,
});
const open = { text: "07 7010 2260", url: "tel:0770102260", label: "Call toowoomba, 07 7010 2260" };
const masked = { text: "Address and hours", url: "/contact/dubbo", label: "Address and hours of dubbo" };

test("[2.3.28] tablets show the numbers of a few places, and none that cannot be called", () => {
  const shown = renderToStaticMarkup(<BarNumbers yards={[yard("toowoomba", open), yard("dubbo", open)]} />);
  expect(shown.match(/href="tel:/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<BarNumbers yards={[yard("toowoomba", open), yard("dubbo", masked)]} />)).toBe("");
});

test("[2.3.45] tablets show no number of a place that is coming in place of the site's own", () => {
  const coming = { ...yard("roma", open), hasOpened: false };
  const all = [yard("toowoomba", open), yard("dubbo", open), coming];
  expect(renderToStaticMarkup(<BarNumbers yards={all} />)).not.toContain("roma");
  expect(renderToStaticMarkup(<BarNumbers yards={all.slice(1)} />)).toBe("");
});
