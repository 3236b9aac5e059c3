import type { Page } from "playwright-core";
import encodeQr from "qr";

/** Dark and light squares of a code, row by row. */
type Code = boolean[][];

const sides = {
  L: "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" "),
  R: "1110010 1100110 1101100 1000010 1011100 1001110 1010000 1000100 1001000 1110100".split(" "),
};
const parities = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(" ");

/** An EAN-13 barcode, drawn by its specification (ISO/IEC 15420). */
export function barcode(digits: string): Code {
  const [first = 0, ...rest] = [...digits].map(Number);
  const parity = parities[first] ?? "";
  const bars = rest.map((digit, index) => {
    if (index >= 6) return sides.R[digit];
    // The G pattern is the R pattern backwards.
    return parity[index] === "L" ? sides.L[digit] : [...(sides.R[digit] ?? "")].reverse().join("");
  });
  const text = `101${bars.slice(0, 6).join("")}01010${bars.slice(6).join("")}101`;
  return Array.from({ length: 60 }, () => [...text].map((bar) => bar === "1"));
}

export const qrCode = (text: string): Code => encodeQr(text, "raw", { border: 2 });

/** Replaces the camera of a page by one that sees what `showCode` holds before it. Call it before the page is opened. */
export async function standInCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picture = document.createElement("canvas");
    [picture.width, picture.height] = [1280, 720];
    const context = picture.getContext("2d");
    setInterval(() => {
      const code = (window as { shownCode?: boolean[][] }).shownCode ?? []; // Written by `showCode`.
      if (!context) return;
      context.fillStyle = "#ddd";
      context.fillRect(0, 0, picture.width, picture.height);
      const size = Math.floor(Math.min(900 / (code[0]?.length ?? 1), 500 / (code.length || 1)));
      const [left, top] = [(1280 - size * (code[0]?.length ?? 0)) / 2, (720 - size * code.length) / 2];
      context.fillStyle = "#111";
      code.forEach((row, y) => {
        row.forEach((dark, x) => {
          if (dark) context.fillRect(left + x * size, top + y * size, size, size);
        });
      });
    }, 50);
    navigator.mediaDevices.getUserMedia = async () => picture.captureStream(20);
  });
}

/** Holds a code before the camera of `standInCamera`; none takes it away. */
export async function showCode(page: Page, code?: Code): Promise<void> {
  await page.evaluate((shownCode) => Object.assign(window, { shownCode }), code);
}
