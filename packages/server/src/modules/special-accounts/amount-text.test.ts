import { LANGUAGES } from "@patron/contract/enums";
import { expect, test } from "vitest";
import { amountText } from "./amount-text.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test("stamps have the plural form of their number in every language", () => {
  const texts = LANGUAGES.map((language) =>
    ["1", "2", "5", "-2"].map((amount) => plain(amountText(amount, { type: "punches", unit: "punch" }, language))),
  );
  expect(Object.fromEntries(LANGUAGES.map((language, index) => [language, texts[index]]))).toEqual({
    en: ["1 stamp", "2 stamps", "5 stamps", "−2 stamps"],
    uk: ["1 штамп", "2 штампи", "5 штампів", "−2 штампи"],
    ru: ["1 штамп", "2 штампа", "5 штампов", "−2 штампа"],
    de: ["1 Stempel", "2 Stempel", "5 Stempel", "−2 Stempel"],
    fr: ["1 tampon", "2 tampons", "5 tampons", "−2 tampons"],
  });
});

test("money has its currency and goods their unit, in the reader's language", () => {
  expect(plain(amountText("-5.00", { type: "money", unit: "UAH" }, "uk"))).toMatch(/^−5,00 ₴$/);
  expect(plain(amountText("40.125", { type: "goods", unit: "L" }, "uk"))).toBe("40,125 л");
  expect(plain(amountText("6.000", { type: "goods", unit: "piece" }, "en"))).toBe("6 pcs");
});
