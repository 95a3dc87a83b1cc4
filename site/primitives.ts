import { z } from "zod";

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens");
export const line = z.string().trim().min(1).max(300);
export const prose = z.string().trim().min(1).max(8000);
export const path = z.string().regex(/^\/[^\s?#]*$/, 'write a path of this site, such as "/search/used-cars"');
/** A path of this site, or an address elsewhere. */
export const link = z.union([z.string().regex(/^[/#]\S*$/), z.url(), z.string().regex(/^(tel|mailto):\S+$/)], {
  error: 'write a path such as "/contact", or a whole address such as "https://example.com"',
});
/** A file in the operator's media folder. */
export const media = z.string().regex(/^\/media\/[\w./-]+$/, 'write a picture as "/media/…"');
export const colour = z
  .string()
  .regex(/^(#[0-9a-fA-F]{6}|oklch\([\d.%\s]+\))$/, 'write a colour as "#1d3f7a" or "oklch(0.47 0.23 264)"');
/** A day, a time on the site's own clock, or a timestamp with its offset. */
export const dateOrDateTime = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], {
  error: 'write a day such as "2026-11-30", or a time such as "2026-11-30T09:00", by the clock of the site',
});
export const phone = z
  .string()
  .regex(/^[+\d][\d\s()-]{4,20}$/, "write a phone number with digits, spaces and an optional +");
export const host = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'write a host name such as "www.example.com.au", without https://',
  );
