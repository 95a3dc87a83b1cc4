/** What differs from run to run, and nothing else: the ids of leads, files and valuations, and what is signed with them. */
const masks: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{32}\b/g, "{id}"],
  // Reservations: their reference, and the signed session of the play money.
  [/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, "{reference}"],
  [/session=[\w.-]+/g, "session={session}"],
  // The key of the visitor's own page, and the id of its calendar entry.
  [/(?<=[?&](?:token|own)=|\/api\/enquiries\/)\{(?:lead|id)\}-\d+\.[\w-]{24}/g, "{own}"],
  [/\b[0-9a-f]{24}(?=@)/g, "{booking}"],
  // Links to files are signed for their lead, and an export makes them now.
  [/until=\d+(&|&amp;)key=[\w-]+/g, "until={time}$1key={key}"],
  // Pictures are encoded anew, on other machines to other bytes.
  [/("type":"image\/\w+",\n"bytes":)\d+/g, "$1{bytes}"],
  [/(\.jpg \()[\d.]+ [kM]B\)/g, "$1{size})"],
];

export function masked(text: string, leadId: string): string {
  const named = leadId === "" ? text : text.replaceAll(leadId, "{lead}");
  return masks.reduce((left, [pattern, mask]) => left.replaceAll(pattern, mask), named);
}
