import { expect, test } from "vitest";
import { fileNameOf } from "./save-file.ts";

test("a list's file has its title and the day, and no character that a system refuses", () => {
  expect(fileNameOf("Рахунки клієнтів", "xlsx")).toMatch(/^Рахунки клієнтів \d{4}-\d\d-\d\d\.xlsx$/);
  expect(fileNameOf('Diesel/petrol: "best" <1>\n', "pdf")).toMatch(/^Diesel-petrol- -best- -1- \d{4}-\d\d-\d\d\.pdf$/);
});
