import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of noise, so that it compresses badly. */
export function aJpeg(width = 320, height = 240): Promise<Buffer> {
  const noise = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 256),
  );
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitudeRef: "S" } } })
    .jpeg()
    .toBuffer();
}

/** The smallest PDF that readers open; `extra` is written into its catalogue. */
export function aPdf(extra = ""): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${extra} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${rows}trailer << /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    "latin1",
  );
}

/** A valid PNG of any size in one colour: a few kilobytes that unpack to gigabytes. */
export function aFlatPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, grey.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

export type Part = { name: string; filename?: string; body: Buffer | string };

/** A multipart body, assembled by hand: a browser would never send some of these. */
export function multipart(parts: readonly Part[], boundary = "----forecourt"): Buffer {
  const written = parts.flatMap(({ name, filename, body }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\n` +
        `${filename === undefined ? "" : "Content-Type: application/octet-stream\r\n"}\r\n`,
    ),
    Buffer.from(body),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}
export const multipartHeader = "multipart/form-data; boundary=----forecourt";

/** A small WebP whose header claims the largest possible size. */
export async function aVastWebp(): Promise<Buffer> {
  const small = sharp({ create: { width: 16, height: 16, channels: 3, background: "#000" } });
  const bytes = await small.webp({ lossless: true }).toBuffer();
  const at = bytes.indexOf("VP8L") + 9;
  // 14 bits each, one less than the size: 16,383 by 16,383.
  const flags = bytes.readUInt32LE(at) & 0xf0_00_00_00;
  bytes.writeUInt32LE((flags | (0x3ffe << 14) | 0x3ffe) >>> 0, at);
  return bytes;
}

/** 64 megapixels of one colour: a megabyte that takes 400 to decode, because its passes are combined in memory. */
export function aFlatJpegInPasses(): Promise<Buffer> {
  const flat = sharp({ create: { width: 8000, height: 8000, channels: 3, background: "#a83" } });
  return flat.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
}
