import { expect, test } from "vitest";
import { closeModal, modalStore, openModal } from "./modal.ts";

const request = (title: string) => ({ title, content: () => null });

test("behaviour 14: at most one modal is open, and the one that makes way delivers nothing", async () => {
  const first = openModal<string>(request("First"));
  const second = openModal<string>(request("Second"));
  expect(modalStore.read()?.request.title).toBe("Second");
  await expect(first).resolves.toBeUndefined();
  closeModal("the result");
  await expect(second).resolves.toBe("the result");
  expect(modalStore.read()?.open).toBe(false);
});

test("behaviour 14: closing when none is open does nothing", () => {
  modalStore.reset();
  closeModal("nobody waits");
  expect(modalStore.read()).toBeNull();
});
