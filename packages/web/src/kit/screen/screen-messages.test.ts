import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withMessages } from "../../../screen-messages.ts";

const features = join(import.meta.dirname, "../../features");
/** The messages that the build gives to the screen with this component. */
function messagesOf(feature: string, component: string): string[] {
  const file = join(features, feature, "screens.ts");
  const code = withMessages(readFileSync(file, "utf8"), file);
  const aliases = new RegExp(`import\\("./${component}"\\), messages: \\[([^\\]]*)\\]`).exec(code)?.[1]?.split(", ");
  return (aliases ?? []).map((alias) => new RegExp(`import \\{ (\\w+) as ${alias} \\}`).exec(code)?.[1] ?? alias);
}

test("a screen is loaded with the messages of its parts, of other folders too, and of its frame", () => {
  expect(messagesOf("customers", "list.tsx")).toEqual(
    expect.arrayContaining(["customerMessages", "consentMessages", "listMessages"]),
  );
  expect(messagesOf("register", "register.tsx")).toEqual(
    expect.arrayContaining(["registerMessages", "offlineMessages", "titleMessages"]),
  );
});

test("a screen is not loaded with the messages of others, or of what is loaded later", () => {
  expect(messagesOf("news", "list.tsx")).toContain("newsMessages");
  expect(messagesOf("news", "list.tsx")).not.toContain("formMessages");
  expect(messagesOf("customers", "list.tsx")).not.toContain("historyMessages");
});
