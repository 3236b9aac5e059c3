import { createElement, use } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { documentElement: {} });
const { defineMessages } = await import("./messages.ts");

test("messages that are there are read without waiting, so that no screen shows its waiting state for them", async () => {
  const english = () => Promise.resolve({ default: { title: "Points of sale" } });
  const bundle = defineMessages({ en: english, uk: english, ru: english, de: english, fr: english });
  await bundle.load("en");
  // Rendered synchronously and without a boundary: suspending fails.
  const title = renderToStaticMarkup(createElement(() => use(bundle.load("en")).title));
  expect(title).toBe("Points of sale");
});

test("a language that failed to load is requested again", async () => {
  const requested = vi
    .fn()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ default: { title: "Kassen" } });
  const bundle = defineMessages<{ title: string }>({
    en: requested,
    uk: requested,
    ru: requested,
    de: requested,
    fr: requested,
  });
  await expect(bundle.load("de")).rejects.toThrow("offline");
  expect(await bundle.load("de")).toEqual({ title: "Kassen" });
});
