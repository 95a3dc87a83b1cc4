import sharp, { type Sharp } from "sharp";

export type Frame = { ms: number; picture: Buffer };

/** What the screen shows at a time: the last frame painted before it. */
export function frameAt(frames: readonly Frame[], ms: number): Frame | null {
  return frames.findLast((frame) => frame.ms >= 0 && frame.ms <= ms) ?? null;
}

const width = 195;
const height = 422;
const gap = 8;
const words = 24;

/** The pictures in a row, each below its time. */
export async function strip(frames: readonly Frame[], times: readonly number[]): Promise<Sharp> {
  const cells = await Promise.all(times.map((ms) => cell(frameAt(frames, ms), ms)));
  return sharp({
    create: { width: times.length * (width + gap), height: height + words, channels: 3, background: "#ddd" },
  })
    .composite(cells.flatMap((parts, at) => parts.map((part) => ({ ...part, left: at * (width + gap) }))))
    .png();
}

async function cell(frame: Frame | null, ms: number): Promise<{ input: Buffer; top: number }[]> {
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${words}"><text x="4" y="17" font-family="sans-serif" font-size="15">${(ms / 1000).toFixed(1)} s</text></svg>`;
  const picture = frame
    ? sharp(frame.picture).resize({ width, height, fit: "cover", position: "top" })
    : sharp({ create: { width, height, channels: 3, background: "white" } });
  return [
    { input: Buffer.from(label), top: 0 },
    { input: await picture.png().toBuffer(), top: words },
  ];
}
