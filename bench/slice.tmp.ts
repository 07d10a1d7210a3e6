import sharp from "sharp";
for (const n of process.argv.slice(2)) {
  const { width = 0, height = 0 } = await sharp(`/tmp/g/${n}.png`).metadata();
  const k = Math.ceil(height / 2000);
  const parts = await Promise.all(Array.from({ length: k }, async (_, i) => ({ left: i * (width + 20), top: 0, input: await sharp(`/tmp/g/${n}.png`).extract({ left: 0, top: i * 2000, width, height: Math.min(2000, height - i * 2000) }).toBuffer() })));
  await sharp({ create: { width: k * (width + 20), height: 2000, channels: 3, background: "#fff" } }).composite(parts).png().toFile(`/tmp/g/x${n}.png`);
}
