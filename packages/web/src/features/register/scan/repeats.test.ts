import { expect, test } from "vitest";
import { Repeats } from "./repeats.ts";

/** The new codes of each picture; a picture is the time at which it is read, and its codes. */
const newIn = (...pictures: [at: number, ...codes: string[]][]) => {
  const repeats = new Repeats();
  return pictures.map(([at, ...codes]) => repeats.newIn(codes, at).join(" "));
};

test("a code counts once while it stays before the camera, and again after it was away for a moment", () => {
  const away = [4_000, 4_100, 4_200].map((at): [number] => [at]);
  expect(newIn([0, "482"], [100, "482"], [2_900, "482", "590"], ...away, [4_500, "482"], [4_600, "482"])).toEqual([
    "482",
    "",
    "590",
    "",
    "",
    "",
    "482",
    "",
  ]);
  // Two codes of one picture are two, and the same one twice is one.
  expect(newIn([0, "482", "590", "482"])).toEqual(["482 590"]);
});

test("a device that takes seconds for a picture counts a code once, also when one picture is blurred", () => {
  expect(newIn([0, "482"], [5_000, "482"], [10_000], [15_000, "482"])).toEqual(["482", "", "", ""]);
});

test("a code that is lost for less than a moment counts once", () => {
  expect(newIn([0, "482"], [80], [160], [240], [320, "482"])).toEqual(["482", "", "", "", ""]);
});
