declare module "virtual:slot-files" {
  /** By the path of a template's slots: its built file and the files that it imports. Empty in development. */
  const files: Record<string, string[]>;
  export default files;
}
