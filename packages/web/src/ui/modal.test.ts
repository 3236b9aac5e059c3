import { expect, test } from "vitest";
import { closeModal, modalStore, openModal } from "./modal.ts";

const ask = (title: string) => ({ title, content: () => null });

test("behaviour 14: at most one modal is open, and the one that makes way delivers nothing", async () => {
  const first = openModal<string>(ask("First"));
  const second = openModal<string>(ask("Second"));
  expect(modalStore.read()?.ask.title).toBe("Second");
  await expect(first).resolves.toBeUndefined();
  closeModal("the result");
  await expect(second).resolves.toBe("the result");
  expect(modalStore.read()?.open).toBe(false);
});

test("behaviour 14: closing when none is open does nothing", () => {
  modalStore.forget();
  closeModal("nobody waits");
  expect(modalStore.read()).toBeNull();
});
