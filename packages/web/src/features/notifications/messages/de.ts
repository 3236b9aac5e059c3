import type { NotificationsMessages } from "./en.ts";

const messages: NotificationsMessages = {
  purpose: "Was in Ihrem Unternehmen geschehen ist und Sie betrifft.",
  settingsPurpose:
    "Wer wovon erfährt und auf welchem Weg. Wer eine Benachrichtigung in der App sieht, kann sie auch auf seinen Geräten erhalten: Das schaltet man unter der Glocke ein.",
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
