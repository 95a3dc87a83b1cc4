/** The text fields of a posted form, without files. */
export async function postedFields(request: Request): Promise<[string, string][]> {
  return [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
