import type { NotificationsMessages } from "./en.ts";

const messages: NotificationsMessages = {
  purpose: "Was in Ihrem Unternehmen geschehen ist und Sie betrifft.",
  settingsPurpose:
    "Wer wovon erfährt und auf welchem Weg. Benachrichtigungen der App gibt es auch auf Geräten: Jeder schaltet sie für sich unter der Glocke ein.",
  emptyTitle: "Noch keine Benachrichtigungen",
  emptyHint: "Erstattungen, ausgefallene Dienste und Zugangsänderungen erscheinen hier.",
  readed: "Gelesen",
  unread: "Neu",
  readAll: "Alle als gelesen markieren",
  limits: "Uhrzeit und Beträge",
  limitsHint: "Gilt für Erstattungen und den Tagesbericht oben.",
  hints: {
    refund_from: "Leer lassen, um von jeder Erstattung zu erfahren.",
    report_hour: "In der Zeitzone des Unternehmens. Acht bedeutet 08:00.",
  },
};

export default messages;
