const longest = 100;

/** Chapter 3, `page_id`: the page that a form was sent from, as one word: "contact-us-parramatta", "home". */
export function pageIdOf(path: string): string {
  const word = path
    .split(/[?#]/)[0]!
    .replaceAll(/[^\w.-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return word.slice(0, longest) || "home";
}
