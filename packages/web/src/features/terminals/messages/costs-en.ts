const messages = {
  title: "Extra charges",
  titleHint: "What this terminal charges besides the goods.",
  none: "This programme has no extra charges yet.",
  add: "Add extra charge",
  off: "Inactive",
  perUnit: "per unit",
  valueHint: (usual: string) => `Leave empty for ${usual}.`,
  items: "Commissions by item",
  itemsHint: "Bold: the item’s own value. Choose an item to change it.",
  noItems: "Nothing is sold here yet",
  noItemsHint: "Add goods to the programme first.",
};

export type TerminalCostMessages = typeof messages;
export default messages;
