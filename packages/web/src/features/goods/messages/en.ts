import { plural } from "#kit/messages/en.ts";

const messages = {
  purpose: "Everything that your terminals sell.",
  add: "Add item",
  emptyTitle: "Add the first thing that you sell",
  emptyHint: "Sales, prices and loyalty rules refer to an item by its code.",
  uncategorised: "Without a category",
  general: "General",
  generalHint: "The name is for you and your staff; customers see the public name. Receipts and imports use the code.",
  hints: {
    barcodes: "Several are separated by spaces.",
    public_title: "In your customers' app and on receipts. Empty: the name above.",
    active: "Items that are not on sale stay in past sales and reports.",
  },
  sale: "How it is sold",
  saleHint: "The unit and its decimals decide what a cashier may enter.",
  years: "years",
  pricesHint: "They hold at terminals without a price group, and for what a price group has no price of.",
  addPrice: "Add price",
  removePrice: "Remove price",
  noPrices: "No price yet",
  accountPricesHint: "How many stamps one unit costs. Stamps pay only for items that have a price here.",
  addAccountPrice: "Add a price in stamps",
  place: "Where it stands",
  placeHint: "Programmes that sell it, and the categories that show it there.",
  photoHint: "JPEG or PNG, up to 10 MB.",
  photoAlt: "Photo of the item",
  imagesHint: "Shown after the photo, in this order.",
  addImage: "Add a picture",
  removeImage: "Remove picture",
  imageAlt: (place: string) => `Picture ${place}`,
  categoriesPurpose: "How goods are arranged on tills and in the customers' app.",
  addCategory: "Add category",
  noCategoriesTitle: "Add the first category",
  noCategoriesHint: "Cashiers and customers find goods faster when they are arranged.",
  moveUp: "Move up",
  moveDown: "Move down",
  topLevel: "Empty: top level.",
  categoryHint: "The name is for you; customers see the public name.",
  shown: "Where it is shown",
  shownHint: "A category that is switched off hides from tills and customers; its goods stay on sale.",
  categoryActive: "Switched on",
  categoryPhotoAlt: "Picture of the category",
  moveToCategory: "Move to a category",
  movesToCategory: (count: number) =>
    plural(count, {
      one: "# item will stand in the chosen category instead of its present ones of the same programme.",
      other: "# items will stand in the chosen category instead of their present ones of the same programme.",
    }),
};

export type GoodsMessages = typeof messages;
export default messages;
