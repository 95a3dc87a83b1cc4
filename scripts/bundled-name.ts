/** The name of a program's file in the folder of the bundle. */
export const bundledName = (program: string): string => program.replaceAll("/", "-").replace(/\.[jt]s$/, ".js");
