/** A path of letters that an address needs no other meaning for; "//" and "/\" would name another host. */
const localPath = /^\/(?![/\\])[!#-[\]-~]*$/;
const longest = 500;

/** Where to go after signing in: a path of the desk itself, and its first page for everything else. */
export function deskPath(text: string): string {
  return text.length <= longest && localPath.test(text) ? text : "/";
}
