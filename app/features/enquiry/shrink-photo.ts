const LONGEST_EDGE = 3072;
const WORTH_IT = 2 * 1024 * 1024;
const photos = new Set(["image/jpeg", "image/webp"]);

/** A photo from a camera, small enough for a phone's connection; anything else, and what cannot be drawn, as it is. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (!photos.has(file.type) || file.size < WORTH_IT) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return blob && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}
