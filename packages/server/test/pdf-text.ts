import { getDocumentProxy } from "unpdf";

/** A text with its position on a page: left and right end, and height from the bottom. */
export interface PositionedText {
  text: string;
  left: number;
  right: number;
  y: number;
}

/** The texts of a PDF by page, as an independent reader finds them. */
export async function pdfPages(bytes: Uint8Array): Promise<{ text: string; items: PositionedText[] }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const positioned: PositionedText[] = [];
    for (const item of items) {
      // The reader fills gaps with its own blanks; real ones are at most as wide as a letter.
      if (!("str" in item) || item.str === "" || (item.str.trim() === "" && item.width > 6)) continue;
      const [, , , , left = 0, y = 0] = item.transform as number[]; // A matrix of six numbers; the type is only any.
      const one = { text: item.str.replaceAll(/\s/g, " "), left, right: left + item.width, y };
      const last = positioned.at(-1);
      if (last && touch(last, one))
        Object.assign(last, { text: (last.text + one.text).replace(/ +/g, " "), right: one.right });
      else positioned.push(one);
    }
    const texts = positioned.map((one) => ({ ...one, text: one.text.trim() })).filter(({ text }) => text !== "");
    pages.push({ text: texts.map(({ text }) => text).join(" "), items: texts });
  }
  return pages;
}

/** Parts of one text in different fonts; columns are further apart. */
const touch = (a: PositionedText, b: PositionedText) => Math.abs(a.y - b.y) < 0.5 && Math.abs(b.left - a.right) < 1;
