import { plural } from "#kit/messages/en.ts";

const messages = {
  title: "Messages on this device",
  hint: "Purchases, bonuses and offers, even while this page is closed. Your browser asks for permission.",
  turnOn: "Get messages on this device",
  turnOff: "Turn off on this device",
  turnOffAll: "Turn off on all devices",
  on: "On for this device",
  alsoOn: (count: number) => `Also on ${plural(count, { one: "# other device", other: "# other devices" })}.`,
  onOthers: (count: number) => `On for ${plural(count, { one: "# other device", other: "# other devices" })}.`,
  refusals: {
    dismissed: "Your browser has not been given permission. Press the button again and choose Allow.",
    refused: "This browser did not accept it. Check that it may show notifications, and try again.",
  },
  abilities: {
    blocked: "Notifications from this site are blocked. Allow them in your browser’s settings, then reload the page.",
    insecure: "Messages on this device need a page with HTTPS. Ask the shop for another link.",
    unsupported:
      "This browser can’t show messages. On an iPhone or iPad, tap Share, then Add to Home Screen, and open this page from there.",
  },
};

export type DeviceMessages = typeof messages;
export default messages;
