const messages = {
  purpose: "Sales of your Poster registers, and what keeps some of them from being booked.",
  emptyTitle: "No Poster sales yet",
  emptyHint: "Connect a till to one of your Poster registers to see its sales here: Terminal → Devices → Poster.",
  period: "Closed",
  repeat: "Try again",
  booked: "The sale is booked",
  stillNot: "The sale still cannot be booked",
  notWaiting: "Nothing to connect",
  notWaitingHint: "Start again in the same browser tab: Terminal → Devices → Poster.",
  confirm: (account: string) => `Connect ${account}`,
  confirmHint:
    "Poster lets Patron read the locations, registers and sales of this account. Only continue if it is yours.",
  connect: "Connect",
};

export type PosterSalesMessages = typeof messages;
export default messages;
