import type { Outgoing } from "./session-world.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { type LeadReply, readReply } from "./lead-reply.ts";

/** Timeout without progress: the server checks the pictures before it answers. */
const patienceMs = 90_000;

/** One request for the form and its files. Only XMLHttpRequest reports progress. Rejects without an answer. */
export async function sendFiles(
  { path, text, key, files }: Outgoing,
  progress: (sent: number) => void,
  signal: AbortSignal,
): Promise<LeadReply> {
  progress(0);
  const body = new FormData();
  body.append("lead", text);
  const chosen = files.reduce((sum, { file }) => sum + file.size, 0);
  for (const { field, file } of files) body.append(field, (await preparePhoto(file)).body, file.name);
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), patienceMs);
  };
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    wait();
    // Photos may have become smaller: progress is a share of the chosen bytes.
    progress(total > 0 ? (loaded / total) * chosen : 0);
  });
  const answered = new Promise<LeadReply>((resolve, reject) => {
    request.addEventListener("load", () => resolve(readReply(request.status, request.response)));
    for (const end of ["error", "abort"] as const) request.addEventListener(end, () => reject(new Error(end)));
  });
  request.addEventListener("loadend", () => clearTimeout(timer));
  signal.addEventListener("abort", () => request.abort());
  request.open("POST", path);
  request.responseType = "json";
  request.setRequestHeader("Idempotency-Key", key);
  wait();
  request.send(body);
  return answered;
}
