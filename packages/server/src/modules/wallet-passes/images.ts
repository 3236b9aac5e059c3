import type { FileStore } from "#kit/files.ts";
import type { Image, Stored } from "./settings.ts";

/** The room of each picture on a phone of the first resolution; others need two and three times as many pixels. */
const rooms = {
  icon: { width: 29, height: 29, fit: "cover" },
  logo: { width: 160, height: 50, fit: "inside" },
  strip: { width: 375, height: 144, fit: "cover" },
} as const;
const scales = { "": 1, "@2x": 2, "@3x": 3 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The pictures of a pass by their file names. A pass needs an icon: without one it is a square in the pass's colour. */
export async function passImages(stored: Stored, files: FileStore): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import("sharp"); // Loaded with the first pass, so startup does not wait for it.
  const images: Record<string, Buffer> = {};
  for (const name of Object.keys(rooms) as Image[]) {
    const key = stored[name];
    if (key === null && name !== "icon") continue;
    const picture = key === null ? undefined : Buffer.from((await files.read(key)).bytes);
    const { width, height, fit } = rooms[name];
    for (const [suffix, scale] of Object.entries(scales)) {
      const size = { width: width * scale, height: height * scale };
      const drawn = picture
        ? sharp(picture).resize({ ...size, fit, background: clear })
        : sharp({ create: { ...size, channels: 3, background: stored.background_color } });
      images[`${name}${suffix}.png`] = await drawn.png().toBuffer();
    }
  }
  return images;
}
