import { aJpeg, aPdf } from "#tests/support/upload-samples.ts";

/** One that is passed on as it is, and one that is encoded anew. */
export const someFiles = async (): Promise<{ filename: string; body: Buffer }[]> => [
  { filename: "Résumé & letter.pdf", body: aPdf() },
  { filename: "front.jpg", body: await aJpeg(32, 24) },
];
