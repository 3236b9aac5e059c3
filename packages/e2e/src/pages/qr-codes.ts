import type { Locator } from "playwright-core";
import decodeQr from "qr/decode.js";
import sharp from "sharp";

/** What a telephone reads from the QR codes below an element as they are printed, in their order; it fails where one cannot be read. */
export async function codesOn(sheet: Locator): Promise<string[]> {
  const page = sheet.page();
  await page.emulateMedia({ media: "print" });
  try {
    const codes = await sheet.getByRole("img", { name: /^QR code/ }).all();
    const texts: string[] = [];
    for (const code of codes) texts.push(await readCode(await code.screenshot()));
    return texts;
  } finally {
    await page.emulateMedia({ media: null });
  }
}

async function readCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // By default it gives up after a sixtieth of a second, because it also reads films.
  return decodeQr({ data, width: info.width, height: info.height }, { timeLimit: 5_000 });
}
