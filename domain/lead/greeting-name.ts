const LONGEST = 24;
// Letters of any script, their marks, apostrophes and hyphens inside: nothing that a mail program turns into a link.
const word = /^[\p{L}\p{M}]+(?:['’ʼ‘-][\p{L}\p{M}]+)*$/u;

/**
 * The first name as a mail to a visitor may repeat it, or an empty text. Anybody can give somebody else's address: what
 * the mail repeats has to be a name and nothing more.
 */
export function greetingName(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? "";
  return first.length <= LONGEST && word.test(first) ? first : "";
}
