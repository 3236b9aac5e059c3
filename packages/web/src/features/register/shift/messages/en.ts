const messages = {
  shift: "Shift",
  closedTitle: "No shift is open",
  openHint: "Count what is in the drawer before the first sale.",
  open: "Open shift",
  openTitle: (number: string) => `Shift ${number}`,
  since: (time: string) => `Open since ${time}`,
  putIn: "Put cash in",
  takeOut: "Take cash out",
  amount: "Amount",
  reason: "Reason",
  reasonHint: "For example change from the bank, or cash to the safe.",
  count: "Count and close",
  countHint: "Count every banknote and coin in the drawer, with the opening float.",
  byNotes: "By banknotes and coins",
  bySum: "As one sum",
  pieces: (value: string) => `Number of ${value}`,
  note: "Comment",
  close: "Close shift",
  closed: "Shift closed",
  printX: "Print X report",
  printZ: "Print Z report",
  printLast: "Print last Z report",
  done: "Done",
};

export type TillShiftMessages = typeof messages;
export default messages;
