import type { PushMessages } from "./en.ts";

const messages: PushMessages = {
  onThisDevice: "Benachrichtigungen auf diesem Gerät",
  hint: "Sie erscheinen auch, wenn Patron geschlossen ist, bis Sie sich abmelden.",
  refused:
    "Der Browser hat sie nicht angenommen. Prüfen Sie, ob er Benachrichtigungen zeigen darf, und versuchen Sie es erneut.",
  abilities: {
    blocked: "In diesem Browser blockiert. Erlauben Sie sie in dessen Einstellungen für diese Seite und laden Sie neu.",
    insecure: "Dafür ist HTTPS nötig. Wenden Sie sich an die Person, die den Server betreut.",
    unsupported:
      "Dieser Browser hat keine. Fügen Sie Patron auf iPhone oder iPad zum Home-Bildschirm hinzu und öffnen Sie es von dort.",
  },
  choose: "Auswählen, worüber benachrichtigt wird",
  shownTitle: "Benachrichtigungen sind an",
  shownText: "Sie erscheinen künftig hier.",
  purpose: "Worüber dieses Gerät Sie benachrichtigt, auch wenn Patron geschlossen ist.",
  thisDevice: "Dieses Gerät",
  which: "Worüber benachrichtigt wird",
  whichHint: "Gesendet wird nur, was Sie unter der Glocke sehen.",
  failed: (time) => `Am ${time} kam eine Benachrichtigung auf diesem Gerät nicht an.`,
};

export default messages;
