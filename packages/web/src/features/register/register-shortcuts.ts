import type { RegisterMessages } from "./messages.ts";

/** Every key of the register, in the order of a sale. */
export const registerShortcuts: readonly [keyof RegisterMessages["shortcutNames"], ...string[]][] = [
  ["search", "/"],
  ["addMatch", "Enter"],
  ["multiply", "3", "*"],
  ["selectLine", "↑", "↓"],
  ["quantity", "*", "F3"],
  ["amount", "F4"],
  ["price", "F7"],
  ["oneMore", "+"],
  ["oneLess", "−"],
  ["removeLine", "Delete"],
  ["customer", "F2"],
  ["offer", "F6"],
  ["reserve", "F8"],
  ["pay", "F9"],
  ["help", "?"],
];
