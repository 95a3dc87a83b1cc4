import { uploadLimits } from "#domain/upload/upload-limits.ts";

/** Enough to read a photographed page; ten phone photos are a few megabytes. */
const LONGEST_EDGE = 2560;
const WORTH_IT = 1024 * 1024;
const THUMB = 96;
const pictures = /^image\/(?:jpeg|webp|png|heic|heif)$/;

/** The bytes to send for a chosen file, and a thumbnail if the browser can draw one. */
export type Prepared = { body: Blob; thumb: ImageBitmap | null };

const known = new WeakMap<File, Promise<Prepared>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * A camera's photo, made small enough for a phone's connection and without its location; other files unchanged. Once
 * per file, so that a repeated send is identical to the byte, and one after another: a photo of 50 megapixels takes 200
 * MB while it is open.
 */
export function preparePhoto(file: File): Promise<Prepared> {
  const before = known.get(file);
  if (before) return before;
  if (!pictures.test(file.type)) return Promise.resolve({ body: file, thumb: null });
  const mine = last.then(() => draw(file));
  known.set(file, mine);
  last = mine;
  return mine;
}

async function draw(file: File): Promise<Prepared> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      return { body: await shrunk(file, picture), thumb: await thumbOf(picture) };
    } finally {
      picture.close();
    }
  } catch {
    return { body: file, thumb: null };
  }
}

async function shrunk(file: File, picture: ImageBitmap): Promise<Blob> {
  // PNGs are usually screenshots: text reads worse as JPEG.
  const least = file.type === "image/png" ? uploadLimits.bytes : WORTH_IT;
  if (file.size <= least) return file;
  const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return file;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.82));
  return blob && blob.size < file.size ? blob : file;
}

function thumbOf(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const side = Math.min(width, height);
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  return createImageBitmap(picture, x, y, side, side, { resizeWidth: THUMB, resizeHeight: THUMB });
}
