import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Add and change many items with a spreadsheet. Review every change before you import it.",
  importsLink: "Imports",
  fileSection: "File",
  fileExplanation:
    "CSV or XLSX, one item per row, with headings in the first row. Export your goods first to get a file with the right columns.",
  chooseFile: "Choose file",
  otherFile: "Choose another file",
  dropHint: "Drop a CSV or XLSX file here, up to 16 MB and 20,000 rows",
  encoding: "Encoding",
  encodingHint: "Choose another one if the text looks wrong.",
  rowsFound: (count: number) => plural(count, { one: "# row", other: "# rows" }),
  problems: {
    type: "This file is neither CSV nor XLSX. Save it as one of these and choose it again.",
    size: "This file is larger than 16 MB. Split it into several files.",
    rows: "This file has more than 20,000 rows. Split it into several files.",
    broken: "This file cannot be read. Open it in your spreadsheet program, save it again and choose the new file.",
    empty: "This file has no rows below its headings.",
  },
  columnsSection: "Columns",
  columnsExplanation: "Choose what each column contains. Items are matched by their code.",
  notImported: "Not imported",
  noHeading: (position: string) => `Column ${position}`,
  example: (text: string) => `For example: ${text}`,
  noCode: "Choose the column with the item code.",
  emptyCellsHint: "Applies to existing items. New items get the default values.",
  preview: "Show preview",
  previewAgain: "Check again",
  previewSection: "Preview",
  unchanged: (count: number) => plural(count, { one: "# row without changes", other: "# rows without changes" }),
  newItems: (count: number) => plural(count, { one: "# new item", other: "# new items" }),
  changedItems: (count: number) => plural(count, { one: "# changed item", other: "# changed items" }),
  faultyRows: (count: number) => plural(count, { one: "# row needs a correction", other: "# rows need a correction" }),
  faultsHint:
    "Correct the cells here or in the file, then check again. Nothing is imported until every row is correct.",
  faultAt: (row: string, column: string) => `Row ${row}, ${column}`,
  newCategories: (titles: string) => `New categories: ${titles}`,
  nothing: "Nothing to import. Your goods already match this file.",
  changesTable: "Changes",
  row: "Row",
  item: "Item",
  column: "Column",
  before: "Before",
  after: "After",
  firstShown: (count: string) => `The first ${count} rows are shown.`,
  outdated: "Someone has changed some of these items in the meantime. Check the new preview.",
  import: (count: number) => plural(count, { one: "Import # item", other: "Import # items" }),
  imported: (count: number) => plural(count, { one: "# item imported", other: "# items imported" }),
  listPurpose: "Past imports. You can undo each of them.",
  noImports: "No imports yet",
  noImportsHint: "Import a spreadsheet to add or change many items at once.",
  importGoods: "Import goods",
  undo: "Undo",
  doesUndo: (count: number) =>
    plural(count, {
      one: "The items of # import get their previous values back. Items changed since then stay as they are. New items are taken off sale.",
      other:
        "The items of # imports get their previous values back. Items changed since then stay as they are. New items are taken off sale.",
    }),
  alreadyUndone: "It has already been undone.",
  unnamed: "Without a file name",
};

export type GoodsImportsMessages = typeof messages;
export default messages;
