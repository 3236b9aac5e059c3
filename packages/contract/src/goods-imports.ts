import { EMPTY_CELLS, GOODS_COLUMNS, IMPORT_FAULTS, IMPORT_ROW_STATES, SERVICE_TYPES } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("sales-point-manager", "fuel-manager", "marketing");
/** An import changes goods and prices, so it needs who may change both. */
const changes = roles("sales-point-manager");

const whole = s.whole(0, 2 ** 31 - 1);
const maxColumns = 300;
const maxRows = 20_000;
const key = s.text(80);
const cellText = s.nullable(s.cell(10_000));

/** A column that a file may have. */
const Column = s.object({
  key,
  /** The heading that an export writes, by language. */
  title: s.texts(300),
  /** Further headings by which the column is recognised. */
  names: s.list(s.text(300), 100),
  /** Of its amounts; null for a column without amounts. */
  currency: s.nullable(s.currency),
  /** A new item cannot do without it. */
  required: s.flag,
});

export const GoodsImportBody = s.object({
  id: s.optional(s.idOf("goods_import")),
  file_name: s.optional(s.nullable(s.text(200))),
  /** The key of each column of the rows, null for those that are not read. */
  columns: s.list(s.nullable(key), maxColumns),
  rows: s.list(s.list(cellText, maxColumns), maxRows),
  /** The number of the first of the rows in the file; 2 where absent, after a row of headings. */
  first_row: s.optional(s.whole(1, 1_000_000)),
  /** What an empty cell does to an item that exists; absent keeps what the item has. */
  empty_cells: s.optional(s.oneOf(EMPTY_CELLS)),
});
export type GoodsImportBody = s.Of<typeof GoodsImportBody>;
const Confirmed = s.object({ ...GoodsImportBody.properties, fingerprint: s.text(80) });

const Change = s.object({
  key,
  /** As an export writes them; null for nothing. */
  before: s.nullable(s.text(10_000)),
  after: s.nullable(s.text(10_000)),
});
const Fault = s.object({ key: s.nullable(key), fault: s.oneOf(IMPORT_FAULTS) });
const PreviewRow = s.object({
  /** Its number in the file. */
  row: whole,
  state: s.oneOf(IMPORT_ROW_STATES),
  goods_id: s.nullable(s.idOf("goods")),
  code: s.text(200),
  title: s.text(200),
  changes: s.list(Change, maxColumns),
  faults: s.list(Fault, maxColumns),
});

export const GoodsImport = s.entity("goods_import", {
  loyalty_id: s.idOf("loyalty"),
  file_name: s.nullable(s.text(200)),
  person: s.nullable(s.reference("person")),
  new_count: whole,
  changed_count: whole,
  prices_count: whole,
  categories_count: whole,
  undone_dt: s.nullable(s.instant),
  /** Rows that undoing left as they are, because somebody has changed them since; null before it is undone. */
  kept_count: s.nullable(whole),
});
export type GoodsImport = s.Of<typeof GoodsImport>;

const there = ["loyalty.not_found"] as const;
const known = [...there, "goods_import.unknown_column", "goods_import.no_code"] as const;

/** Goods of a programme as a spreadsheet, out and in again. */
export const goodsImports = group("goodsImports", {
  columns: call("GET /x/loyalty/{loyaltyId}/goods_sheet/columns", {
    summary: "Lists the columns that a file of goods may have, price groups included.",
    access: reads,
    extension: true,
    response: s.items(Column),
    errors: there,
  }),
  sheet: call("GET /x/loyalty/{loyaltyId}/goods_sheet", {
    summary: "Lists the items of a programme by title, as rows that an import reads.",
    access: reads,
    extension: true,
    query: {
      search_text: s.text(200),
      service_type: s.oneOf(SERVICE_TYPES),
      active: s.flag,
      category: s.idOf("goods_category"),
      /** In no category of the programme. */
      uncategorised: s.flag,
    },
    paged: {},
    exports: GOODS_COLUMNS,
    response: s.object({
      ...s.page(s.object({ id: s.idOf("goods"), cells: s.list(cellText, maxColumns) })).properties,
      columns: s.list(key, maxColumns),
    }),
    errors: there,
  }),
  preview: call("POST /x/loyalty/{loyaltyId}/goods_imports/preview", {
    summary: "Shows what importing rows would do, and their faults, and changes nothing.",
    access: changes,
    reads: true,
    extension: true,
    maxSeconds: 60,
    maxBytes: 16 * 1024 * 1024,
    body: GoodsImportBody,
    response: s.object({
      /** What the import would do, to be sent with it: where that is something else by then, nothing is imported. */
      fingerprint: s.text(80),
      new_count: whole,
      changed_count: whole,
      unchanged_count: whole,
      faulty_count: whole,
      prices_count: whole,
      /** Categories that would be added, with those above them. */
      categories: s.list(s.text(2000), maxRows),
      /** Rows with changes or faults, in the order of the file. */
      rows: s.list(PreviewRow, maxRows),
    }),
    errors: known,
  }),
  add: call("POST /x/loyalty/{loyaltyId}/goods_imports", {
    summary: "Imports the rows of a preview in one transaction.",
    access: changes,
    extension: true,
    maxSeconds: 120,
    maxBytes: 16 * 1024 * 1024,
    body: Confirmed,
    response: GoodsImport,
    errors: [...known, "goods_import.faulty", "goods_import.outdated", "goods_import.empty", "conflict.duplicate"],
  }),
  list: call("GET /x/loyalty/{loyaltyId}/goods_imports", {
    summary: "Lists imports of goods, the newest first.",
    access: reads,
    extension: true,
    paged: {},
    response: s.page(GoodsImport),
    errors: there,
  }),
  undo: call("POST /x/loyalty/{loyaltyId}/goods_imports/{goodsImportId}/undo", {
    summary: "Gives back what the rows of an import had before, except for those that somebody has changed since.",
    access: changes,
    extension: true,
    maxSeconds: 120,
    response: s.object({
      goods_import: GoodsImport,
      /** The first 200 items that keep what they have. */
      kept: s.list(s.reference("goods"), 200),
    }),
    errors: [...there, "goods_import.not_found", "goods_import.undone", "conflict.stale"],
  }),
});
