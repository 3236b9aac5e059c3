const messages = {
  purpose: "What the terminal was doing in the last 90 days.",
  emptyTitle: "Nothing reported yet",
  emptyHint: "The terminal reports what it does once somebody works at it.",
  open: "Activity",
  beacon: {
    title: "Beacon",
    hint: "An iBeacon at the terminal tells apps and wallet passes nearby where they are. Set it up with these values.",
    make: "Create beacon values",
    none: "No beacon values yet.",
    uuid: "UUID",
    major: "Major",
    minor: "Minor",
    advertisement: "Advertisement in hexadecimal",
  },
  codes: {
    title: "Print QR codes",
    purpose:
      "Each code opens its till in the register of the phone or tablet that scans it. Selling there still needs a sign-in.",
    print: "Print",
    none: "No active terminals selected.",
    of: (title: string, pos: string) => `QR code of ${title}, ${pos}`,
  },
};

export type TerminalActivityMessages = typeof messages;
export default messages;
