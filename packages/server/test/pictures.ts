import sharp from "sharp";

/** A valid picture of one colour. */
export async function picture(format: "png" | "jpeg", width = 64, height = 48): Promise<Blob> {
  const background = { r: 4, g: 120, b: 87 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}

/** An SVG with a script, which must not be served as a picture. */
export const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
  type: "image/png",
});
