import { expect, test } from "vitest";
import { walkOf } from "./walk.ts";

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("the open row leads to its neighbours, and nowhere beyond the page", () => {
  const went: (string | undefined)[] = [];
  const walk = (open: string) => walkOf(open, rows, (id) => went.push(id));
  walk("b")?.next?.();
  walk("b")?.previous?.();
  walk("b")?.close();
  expect(went).toEqual(["c", "a", undefined]);
  expect(walk("a")?.previous).toBeUndefined();
  expect(walk("c")?.next).toBeUndefined();
});

test("a row that is not on the page is open without neighbours; none open is no walk", () => {
  const walk = walkOf("z", rows, () => undefined);
  expect([walk?.id, walk?.previous, walk?.next]).toEqual(["z", undefined, undefined]);
  expect(walkOf(undefined, rows, () => undefined)).toBeNull();
  expect(walkOf("a", undefined, () => undefined)?.next).toBeUndefined();
});
