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
  noMovements: "No cash was put in or taken out.",
  counted: (value: string, count: string) => `${count} × ${value}`,
};

export type ShiftsMessages = typeof messages;
export default messages;
