const messages = {
  purpose: "Who worked with which drawer, and whether the count was right.",
  emptyTitle: "No shifts yet",
  emptyHint: "Open the first one at the till: Shift → Open shift.",
  period: "Opened",
  yes: "Only with a difference",
  no: "All",
  title: (number: string, till: string) => `Shift ${number} · ${till}`,
  printX: "X report",
  printZ: "Z report",
  facts: "Shift",
  closeHere: "Close from here",
  closeHint: "The till is left without an open shift. Its staff open a new one at their next sale.",
  countedHint: "Leave empty if the drawer was not counted. The Z report says so then.",
  reason: "Reason",
  close: "Close shift",
  noMovements: "No cash was put in or taken out.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};

export type ShiftsMessages = typeof messages;
export default messages;
