import { Marked, type Tokens } from "marked";
import sanitize from "sanitize-html";
import { comesInWidths, imageAt, srcset } from "#domain/image/image-widths.ts";
import { slugOf } from "#domain/text/slug.ts";

export type MarkdownPicture = { src: string; width: number; height: number };
export type PictureFinder = (url: string) => MarkdownPicture | null;

/** HTML that a dealer's text may contain. Everything else, scripts and styles above all, is removed. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ..."p h2 h3 h4 ul ol li strong b em i a br hr blockquote del code pre img".split(" "),
    ..."table thead tbody tr th td".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    img: ["src", "srcset", "sizes", "width", "height", "alt", "loading"],
    h2: ["id"],
    h3: ["id"],
    ol: ["start"],
    th: ["align", "scope"],
    td: ["align"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // Pictures come from this site only.
  allowedSchemesByTag: { img: [] },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"],
};

/** Markdown as safe HTML. The page's one h1 is elsewhere: headings start at h2. */
export function renderMarkdown(markdown: string, picture: PictureFinder): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ depth, tokens, text }: Tokens.Heading) {
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      image: ({ href, text }: Tokens.Image) => imageTag(href, text, picture),
      link({ href, tokens }: Tokens.Link) {
        const away = /^https?:/.test(href) ? ' rel="noopener"' : "";
        return `<a href="${quote(href)}"${away}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return sanitize(marked.parse(markdown, { async: false }), allowed).trim();
}

function imageTag(url: string, alt: string, picture: PictureFinder): string {
  const found = picture(url);
  if (!found) return "";
  const { src, width, height } = found;
  const source = `src="${imageAt(src, 960)}" srcset="${comesInWidths(src) ? srcset(found, 960) : ""}"`;
  return `<img ${source} sizes="(max-width: 767px) 100vw, 42em" width="${width}" height="${height}" alt="${quote(alt)}" loading="lazy">`;
}

const quote = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
