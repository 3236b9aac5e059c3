import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Goods and services that your terminals sell.",
  add: "Add item",
  emptyTitle: "Add your first item",
  emptyHint: "Prices, sales and loyalty rules use the code of the item.",
  uncategorised: "No category",
  general: "General",
  generalHint: "Only staff see the name. Customers see the public name. Receipts and imports use the code.",
  hints: {
    barcodes: "Separate several barcodes with spaces.",
    public_title: "Shown in the app and on receipts. Leave empty to use the name.",
    active: "Items that are not on sale stay in past sales and reports.",
  },
  sale: "Selling",
  saleHint: "The unit and its decimals limit the quantities that a cashier can enter.",
  years: "years",
  pricesHint: "Used where a terminal has no price group, or its price group has no price for this item.",
  addPrice: "Add price",
  removePrice: "Remove price",
  noPrices: "No price yet",
  accountPricesHint: "How many stamps one unit costs. Only items with a price here can be paid with stamps.",
  addAccountPrice: "Add price in stamps",
  programmes: "Programmes and categories",
  programmesHint: "The programmes that sell this item, and its categories in them.",
  photoHint: "JPEG or PNG, up to 10 MB.",
  photoAlt: "Photo of the item",
  imagesHint: "Shown after the photo, in this order.",
  addImage: "Add picture",
  removeImage: "Remove picture",
  imageAlt: (position: string) => `Picture ${position}`,
  categoriesPurpose: "Groups of items at the till and in the customer app.",
  addCategory: "Add category",
  noCategoriesTitle: "Add your first category",
  noCategoriesHint: "Categories help cashiers and customers find items faster.",
  moveUp: "Move up",
  moveDown: "Move down",
  topLevel: "Leave empty for the top level.",
  categoryHint: "Only staff see the name. Customers see the public name.",
  shown: "Visibility",
  shownHint: "An inactive category is hidden from tills and customers. Its items stay on sale.",
  categoryActive: "Active",
  categoryPhotoAlt: "Picture of the category",
  moveToCategory: "Move to category",
  movesToCategory: (count: number) =>
    plural(count, {
      one: "# item will move to this category and leave its other categories in the programme.",
      other: "# items will move to this category and leave their other categories in the programme.",
    }),
};

export type GoodsMessages = typeof messages;
export default messages;
