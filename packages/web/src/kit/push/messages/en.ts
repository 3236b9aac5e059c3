const messages = {
  onThisDevice: "Notifications on this device",
  hint: "They appear even while Patron is closed, until you sign out.",
  refused: "This browser did not accept them. Check that it may show notifications, and try again.",
  abilities: {
    blocked: "Blocked in this browser. Allow notifications for this site in its settings, then reload.",
    insecure: "They need HTTPS. Ask your server administrator to set it up.",
    unsupported: "This browser has none. On an iPhone or iPad, add Patron to the home screen and open it from there.",
  },
  choose: "Choose what to be notified about",
  shownTitle: "Notifications are on",
  shownText: "You will see them here.",
  purpose: "What this device notifies you about, even while Patron is closed.",
  thisDevice: "This device",
  which: "What to be notified about",
  whichHint: "Only what you see under the bell is sent.",
  failed: (time: string) => `A notification did not reach this device on ${time}.`,
};

export type PushMessages = typeof messages;
export default messages;
