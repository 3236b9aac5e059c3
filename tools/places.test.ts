import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leads } from "../packages/web/src/kit/places.ts";
import { root } from "./data-directory.ts";

const features = join(root, "packages/web/src/features");
const paths = globSync("*/screens.ts", { cwd: features }).flatMap((file) =>
  [...readFileSync(join(features, file), "utf8").matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => path),
);

test.each(Object.entries(leads))("the place of a %s is a screen", (_, lead) => {
  const [path = ""] = (lead("ID", "LOYALTY") ?? "").split("?");
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "(ID|LOYALTY)")}$`));
  expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
});
