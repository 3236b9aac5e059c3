import { expect, test } from "vitest";
import { readableOn } from "./color-badge.tsx";

test.each([
  ["#000000", "#ffffff"],
  ["#ffffff", "#000000"],
  ["#bb4d00", "#ffffff"],
  ["#ffd700", "#000000"],
  ["#0000ff", "#ffffff"],
  ["#808080", "#000000"],
])("on %s one reads %s", (color, text) => {
  expect(readableOn(color)).toBe(text);
});
