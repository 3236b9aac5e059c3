import { expect, test } from "vitest";
import { startMessage } from "./start-message.ts";

const started = { url: "http://127.0.0.1:8420", data: "in .data", mailbox: true, demoLogin: undefined };

test("an empty installation is told to create the first account, and where its mail appears", () => {
  const message = startMessage({ ...started, isNew: true });
  expect(message).toContain("create the first account");
  expect(message).toContain("http://127.0.0.1:8420/mailbox");
});

test("one with accounts is told where it is, and nothing of first accounts", () => {
  const message = startMessage({ ...started, isNew: false });
  expect(message).toContain("Patron is at http://127.0.0.1:8420\n");
  expect(message).not.toMatch(/account|mailbox/);
});
