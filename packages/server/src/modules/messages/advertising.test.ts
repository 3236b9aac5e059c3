import { LANGUAGES } from "@patron/contract/enums";
import { expect, test } from "vitest";
import { isAllowed, withLink } from "./advertising.ts";

const link = "https://patron.example/unsubscribe?for=x";

test("an e-mail ends with the link in its language, unless its text has it already", () => {
  for (const language of LANGUAGES) expect(withLink("Hello", "email", language, link)).toMatch(/^Hello\n\n.+\nhttps:/);
  expect(withLink("Hello {unsubscribe_link}", "email", "en", link)).toBe(`Hello ${link}`);
});

test("an SMS has the link only where its text names it", () => {
  expect(withLink("Hello", "sms", "en", link)).toBe("Hello");
  expect(withLink("Hello {unsubscribe_link}", "sms", "en", link)).toBe(`Hello ${link}`);
});

test("a refusal counts more than consent, and silence as the business says", () => {
  const said = (message_consents: string[], message_refusals: string[]) => ({ message_consents, message_refusals });
  expect(isAllowed("sms", said([], []), true)).toBe(false);
  expect(isAllowed("sms", said([], []), false)).toBe(true);
  expect(isAllowed("sms", said(["sms"], []), true)).toBe(true);
  expect(isAllowed("email", said(["sms"], []), true)).toBe(false);
  expect(isAllowed("sms", said(["sms"], ["sms"]), false)).toBe(false);
});
