import type { DisplayMessages } from "./en.ts";

const messages: DisplayMessages = {
  open: "Kundenanzeige",
  openHint: "Kundenanzeige (neues Fenster)",
  welcome: "Willkommen",
  hello: (name: string) => `Hallo, ${name}`,
  items: "Artikel",
  discount: "Rabatt",
  bonusesRedeemed: "Mit Boni bezahlt",
  tax: "Steuer",
  tip: "Trinkgeld",
  rounding: "Rundung",
  toPay: "Zu zahlen",
  paid: "Bezahlt",
  change: "Ihr Wechselgeld",
  earns: "Boni für Sie",
  thanks: "Danke für Ihren Einkauf",
  receipt: "Scannen und Beleg behalten",
};
export default messages;
