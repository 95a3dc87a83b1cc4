import sharp from "sharp";
const [out, ...fs] = process.argv.slice(2);
const H = 1400;
const parts = [];
let x = 0;
for (const f of fs) {
  const img = sharp(`/tmp/shop/${f}.png`);
  const m = await img.metadata();
  const scale = f.endsWith("1440") ? 0.5 : 1;
  const w = Math.round(m.width * scale);
  const buf = await img
    .resize(w)
    .extract({ left: 0, top: 0, width: w, height: Math.min(H, Math.round(m.height * scale)) })
    .png()
    .toBuffer()
    .catch(async () => sharp(`/tmp/shop/${f}.png`).resize(w).png().toBuffer());
  parts.push({ input: buf, left: x, top: 0 });
  x += w + 10;
}
await sharp({ create: { width: x, height: H, channels: 3, background: "#888" } })
  .composite(parts)
  .png()
  .toFile(`/tmp/shop/${out}.png`);
