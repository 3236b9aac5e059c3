import { GOODS_COLUMNS, LANGUAGES, type Language, SERVICE_TYPES, UNITS } from "@patron/contract/enums";
import type { Texts } from "@patron/contract/kit";
import { labelled as withLabel } from "@patron/contract/labelled";
import { columnsOf, flagTexts, labelOf, valuesOf as labelsOfValues } from "#kit/export/columns.ts";
import type { CellKind } from "#kit/export/sheet.ts";
import type { CategoryTree } from "./category-tree.ts";
import { idsOf } from "./category-tree.ts";
import { fault, type Read, readNumber, readText, type Value } from "./cell-texts.ts";
import { otherHeadings, priceHeadings } from "./headings.ts";
import { groupPrice, no, ownPrice, publicDescription, publicTitle, yes } from "./values.ts";

/** What cells are read and written with. */
export interface CellContext {
  language: Language;
  tree: CategoryTree;
}
/** A column of a file of goods. */
export interface SheetColumn {
  key: string;
  kind: CellKind;
  title: Texts;
  names: readonly string[];
  /** Of its amounts; null for a column without amounts. */
  currency: string | null;
  /** What a new item has where the cell is empty, and what clearing leaves; `required` if there has to be a value. */
  preset: Value | "required";
  /** Reads a cell that is not empty. */
  read(text: string, context: CellContext): Read;
  /** Writes a value as a cell. */
  show(value: string, context: CellContext): string;
}

const asIs = (value: string) => value;
const isOneOf = (text: string, names: readonly string[]) =>
  names.some((name) => name.toLowerCase() === text.trim().toLowerCase());

const text = (max: number, preset: SheetColumn["preset"] = null) => ({
  kind: "text" as const,
  preset,
  read: (cell: string) => readText(cell, max),
  show: asIs,
});
function number(decimals: number, bounds: readonly [number, number], preset: Value = null) {
  return { kind: "number" as const, preset, read: (cell: string) => readNumber(cell, decimals, bounds), show: asIs };
}
function choice(field: string, values: readonly string[], preset: string) {
  const labelled = labelsOfValues("goods", field);
  const namesOf = (value: string) => [value, ...LANGUAGES.map((language) => labelled(value, language))];
  return {
    kind: "text" as const,
    preset,
    show: (value: string, { language }: CellContext) => labelled(value, language),
    read(cell: string): Read {
      const exact = values.find((value) => value === cell.trim()); // Units differ in capitals alone: g and G.
      const value = exact ?? values.find((one) => isOneOf(cell, namesOf(one)));
      return value === undefined ? fault("unknown-value") : { value };
    },
  };
}
/** Yes or no in a language. */
export const flagText = (value: string, language: Language) => flagTexts[value === yes ? "true" : "false"][language];

function flag(preset: string) {
  return {
    kind: "text" as const,
    preset,
    show: (value: string, { language }: CellContext) => flagText(value, language),
    read(cell: string): Read {
      if (isOneOf(cell, [...Object.values(flagTexts.true), "true", "1", "+", "y"])) return { value: yes };
      if (isOneOf(cell, [...Object.values(flagTexts.false), "false", "0", "-", "–", "n"])) return { value: no };
      return fault("unknown-value");
    },
  };
}

const maxBarcodes = 50;
const barcodes = {
  kind: "text" as const,
  preset: null,
  show: (value: string) => idsOf(value).join(" "),
  read(cell: string): Read {
    const codes = [...new Set(cell.split(/[\s;,]+/).filter(Boolean))];
    if (/\d[.,]?\d*e\+\d/i.test(cell)) return fault("rounded");
    const bad = codes.map((code) => readText(code, 64)).find((read) => "fault" in read);
    if (bad) return bad;
    return codes.length > maxBarcodes ? fault("too-many-values") : { value: JSON.stringify(codes) };
  },
};
const categories = {
  kind: "text" as const,
  preset: null,
  show: (value: string, { tree }: CellContext) => tree.show(idsOf(value)),
  read: (cell: string, { tree }: CellContext) => tree.read(cell),
};
const price = number(4, [0, 9_999_999_999_999]);
/** Zero means none. */
const quantity: ReturnType<typeof number> = {
  ...number(3, [0, 9_999_999_999_999]),
  read(cell) {
    const read = readNumber(cell, 3, [0, 9_999_999_999_999]);
    return "value" in read && Number(read.value) === 0 ? { value: null } : read;
  },
};

type Fixed = (typeof GOODS_COLUMNS)[number];
const fixed: Readonly<Record<Fixed, Omit<SheetColumn, "key" | "title" | "names" | "currency">>> = {
  code: text(64, "required"),
  title: text(200, "required"),
  service_type: choice("service_type", SERVICE_TYPES, "goods"),
  unit: choice("unit", UNITS, "piece"),
  categories,
  barcodes,
  active: flag(yes),
  cost_price: price,
  quantity_min: quantity,
  quantity_step: quantity,
  quantity_precision: number(0, [0, 3], "0"),
  weightable: flag(no),
  age_limit: number(0, [0, 99]),
};
/** The heads of the columns that every file has. */
export const fixedColumns = columnsOf("goods", {
  ...({} as Record<Fixed, CellKind>),
  ...(Object.fromEntries(GOODS_COLUMNS.map((key) => [key, fixed[key].kind])) as Record<Fixed, CellKind>), // The same names.
  categories: ["text", "category"],
});

const priceLabel = labelOf("goods", "price");
const each = (build: (language: Language) => string): Texts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, build(language)])) as Record<Language, string>; // All languages.

interface Sheet {
  groups: readonly { id: string; title: string; currency: string }[];
  currencies: readonly string[];
  currency: string;
}

/** The columns that a file of a programme may have, in the order of an export. */
export function columnsFor({ groups, currencies, currency }: Sheet): SheetColumn[] {
  const standing = GOODS_COLUMNS.map((key) => ({
    ...fixed[key],
    key,
    title: fixedColumns[key].title,
    names: [key, ...(otherHeadings[key] ?? [])],
    currency: key === "cost_price" ? currency : null,
  }));
  const public_title = labelOf("goods", "public_title");
  const public_description = labelOf("goods", "public_description");
  const translated = LANGUAGES.flatMap((code) => [
    {
      ...text(200),
      key: publicTitle(code),
      title: each((language) => `${public_title[language]} (${code})`),
      names: [publicTitle(code)],
      currency: null,
    },
    {
      ...text(2000),
      key: publicDescription(code),
      title: each((language) => `${public_description[language]} (${code})`),
      names: [publicDescription(code)],
      currency: null,
    },
  ]);
  const own = currencies.map((code) => ({
    ...price,
    key: ownPrice(code),
    title: each((language) => `${priceLabel[language]}, ${code}`),
    names: [ownPrice(code), ...(code === currency ? priceHeadings : [])],
    currency: code,
  }));
  const grouped = groups.map(({ id, title, currency: code }) => ({
    ...price,
    key: groupPrice(id),
    title: each((language) => withLabel(priceLabel[language], `${title}, ${code}`, language)),
    names: [groupPrice(id), title, `${title}, ${code}`],
    currency: code,
  }));
  return [...standing, ...own, ...grouped, ...translated];
}
