const LONGEST = 100;

/** A visitor's file name, safe to show: no folders, no invisible characters, not too long. */
export function tidyFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const shown = last
    .toWellFormed()
    .normalize("NFC")
    // Some format characters reverse the text direction: "fdp.exe" would read "exe.pdf".
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>|:*?]/gu, "")
    .replace(/^[\s.]+/, "")
    .trim();
  if (shown.length <= LONGEST) return shown === "" ? "file" : shown;
  const ending = /\.[^.]{1,5}$/.exec(shown)?.[0] ?? "";
  return `${shown.slice(0, LONGEST - ending.length)}${ending}`.toWellFormed();
}

/** The same name with the extension of the file's real type. */
export function withEnding(name: string, ending: string): string {
  const stem = name.replace(/\.[^.\s]{1,5}$/, "");
  return `${stem === "" ? "file" : stem}.${ending}`;
}
