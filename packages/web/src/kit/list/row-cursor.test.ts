import { expect, test } from "vitest";
import { cursorOf } from "./row-cursor.ts";

const rows = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("the open row leads to its neighbours, and nowhere beyond the page", () => {
  const went: (string | undefined)[] = [];
  const cursor = (open: string) => cursorOf(open, rows, (id) => went.push(id));
  cursor("b")?.next?.();
  cursor("b")?.previous?.();
  cursor("b")?.close();
  expect(went).toEqual(["c", "a", undefined]);
  expect(cursor("a")?.previous).toBeUndefined();
  expect(cursor("c")?.next).toBeUndefined();
});

test("a row that is not on the page is open without neighbours; none open is no walk", () => {
  const cursor = cursorOf("z", rows, () => undefined);
  expect([cursor?.id, cursor?.previous, cursor?.next]).toEqual(["z", undefined, undefined]);
  expect(cursorOf(undefined, rows, () => undefined)).toBeNull();
  expect(cursorOf("a", undefined, () => undefined)?.next).toBeUndefined();
});
