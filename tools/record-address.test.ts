import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parts } from "../packages/web/src/kit/record/record-address.ts";
import { root } from "./data-directory.ts";

const features = join(root, "packages/web/src/features");
const paths = globSync("*/screens.ts", { cwd: features }).flatMap((file) =>
  [...readFileSync(join(features, file), "utf8").matchAll(/path: "([^"]+)"/g)].map(([, path = ""]) => path),
);

test.each(Object.entries(parts))("the address of a %s is a screen", (_, addressOf) => {
  const [path = ""] = addressOf("ID").split("?");
  const patterns = paths.map((one) => new RegExp(`^${one.replaceAll(/\{\w+\}/g, "ID")}$`));
  expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
});
