/** The texts of a posted form; files are none. */
export async function postedFields(request: Request): Promise<[string, string][]> {
  return [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === "string");
}
