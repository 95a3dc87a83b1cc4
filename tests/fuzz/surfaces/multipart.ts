import { firstSite, fuzzApp } from "../fuzz-app.ts";
import { checkAnswer, type Surface } from "../surface.ts";

/** Forms with files: the bytes of the whole body, with parts and pictures. */
export async function multipart(): Promise<Surface> {
  const app = await fuzzApp();
  const headers = { "content-type": "multipart/form-data; boundary=fuzz" };
  return {
    async run(input) {
      const init = { method: "POST", headers, body: new Uint8Array(input) };
      await checkAnswer(await app.get(`${firstSite}/api/leads/with-files`, init));
    },
    close: () => app.close(),
  };
}
