import type { ImportFault } from "@patron/contract/enums";
import { isPlainText } from "#kit/records/plain-text.ts";

/** What a cell says, in the form in which this module compares values; null for nothing. */
export type Value = string | null;
export type Read = { value: Value } | { fault: ImportFault };

export const fault = (code: ImportFault): Read => ({ fault: code });

/** A text that people entered, as it was before an export kept it from becoming a formula. */
export function unguarded(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** Whether two texts differ in nothing but the line breaks of spreadsheets. */
export function isSameText(one: string, other: string): boolean {
  return one === other || one.replaceAll(/\r\n?/g, "\n") === other.replaceAll(/\r\n?/g, "\n");
}

/** A text of at most `max` characters. */
export function readText(text: string, max: number): Read {
  const value = text.trim();
  // The replacement character stands where a program could not read a file in its encoding.
  if (!isPlainText(value) || value.includes("\uFFFD")) return fault("text-unreadable");
  return [...value].length > max || value.length > max ? fault("text-too-long") : { value };
}

/** A number with so many decimals, within bounds; both signs of decimals are understood, and groups of digits. */
export function readNumber(text: string, decimals: number, [least, most]: readonly [number, number]): Read {
  const compact = text.replaceAll(/[\s\u00a0\u202f'’]/g, "");
  if (/^[+-]?\d+([.,]\d+)?e[+-]?\d+$/i.test(compact)) return fault("rounded");
  const plain = withPoint(compact);
  if (plain === undefined) return fault("not-a-number");
  const [whole = "0", rest = ""] = plain.split(".");
  const fraction = rest.replace(/0+$/, "");
  if (fraction.length > decimals) return fault("too-many-decimals");
  const digits = whole.replace(/^(-?)0+(?=\d)/, "$1");
  const number = Number(`${digits}.${fraction || "0"}`);
  if (digits.replace("-", "").length > 13 || number < least || number > most) return fault("out-of-range");
  return { value: `${digits}${decimals > 0 ? `.${fraction.padEnd(decimals, "0")}` : ""}` };
}

/** The number with a point before its decimals; undefined if it is none. The last of two signs is that of the decimals, and so is a single one. */
function withPoint(text: string): string | undefined {
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const signs = text.replaceAll(/[^.,]/g, "");
  if (signs.length <= 1) return text.replace(",", ".").replace(/\.$/, "");
  const last = signs.at(-1) ?? "";
  const isOne = signs.split(last).length === 2;
  const grouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/.test(text);
  if (!grouped) return undefined;
  if (!isOne) return text.replaceAll(/[.,]/g, "");
  const at = text.lastIndexOf(last);
  return `${text.slice(0, at).replaceAll(/[.,]/g, "")}.${text.slice(at + 1)}`.replace(/\.$/, "");
}

/** The parts of a text between separators that no backslash precedes, without spaces around them and without empty ones. */
export function partsOf(text: string, separator: string): string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (character === "\\" && at + 1 < text.length) {
      parts[parts.length - 1] += character + (text[at + 1] ?? "");
      at += 1;
    } else if (character === separator) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The same text without its backslashes. */
export const unescaped = (text: string) => text.replaceAll(/\\(.)/gs, "$1");
/** A title so that it is one part again. */
export const escaped = (text: string) => text.replaceAll(/[\\/;]/g, "\\$&");
