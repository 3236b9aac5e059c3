import { failure, inLanguages } from "../kit/texts.ts";
import { channelNames } from "./messages.ts";

export const messageConsentsLabels = {
  about: "Whether customers want advertising, by channel.",
  screens: {
    "/unsubscribe": inLanguages("Advertising", "Рекламні повідомлення", "Рекламные сообщения", "Werbung", "Publicité"),
  },
  entityTypes: {
    message_consent: inLanguages(
      "Consent to advertising",
      "Згода на рекламу",
      "Согласие на рекламу",
      "Einwilligung in Werbung",
      "Consentement à la publicité",
    ),
  },
  fields: {
    message_type: inLanguages("Channel", "Канал", "Канал", "Kanal", "Canal"),
    consent: inLanguages("Answer", "Відповідь", "Ответ", "Antwort", "Réponse"),
    answers: inLanguages("Answers", "Відповіді", "Ответы", "Antworten", "Réponses"),
    agreed: inLanguages("Answer", "Відповідь", "Ответ", "Antwort", "Réponse"),
    source: inLanguages("Given", "Звідки", "Откуда", "Woher", "Origine"),
    person: inLanguages("Recorded by", "Хто записав", "Кто записал", "Erfasst von", "Saisi par"),
    created_dt: inLanguages("Time", "Час", "Время", "Zeit", "Date"),
  },
  values: {
    message_type: channelNames,
    consent: {
      agreed: inLanguages("Agreed", "Згода", "Согласие", "Zugestimmt", "Accepté"),
      refused: inLanguages("Refused", "Відмова", "Отказ", "Abgelehnt", "Refusé"),
      unknown: inLanguages("Not asked", "Не питали", "Не спрашивали", "Nicht gefragt", "Pas demandé"),
    },
    source: {
      "in-person": inLanguages("In person", "Особисто", "Лично", "Persönlich", "En personne"),
      paper: inLanguages("On paper", "На папері", "На бумаге", "Auf Papier", "Sur papier"),
      phone: inLanguages("By phone", "Телефоном", "По телефону", "Am Telefon", "Par téléphone"),
      website: inLanguages("On a website", "На сайті", "На сайте", "Auf einer Website", "Sur un site web"),
      link: inLanguages(
        "Link in a message",
        "Посилання в повідомленні",
        "Ссылка в сообщении",
        "Link in einer Nachricht",
        "Lien dans un message",
      ),
      "mail-program": inLanguages(
        "Button in the mail program",
        "Кнопка в поштовій програмі",
        "Кнопка в почтовой программе",
        "Schaltfläche im Mailprogramm",
        "Bouton de la messagerie",
      ),
      message: inLanguages(
        "Answer to a message",
        "Відповідь на повідомлення",
        "Ответ на сообщение",
        "Antwort auf eine Nachricht",
        "Réponse à un message",
      ),
    },
  },
  failures: {
    "consent_link.not_found": failure(
      404,
      "The link is not one that was sent in a message.",
      "This link does not work. Open it from the message again.",
      "Це посилання не працює. Відкрийте його з повідомлення ще раз.",
      "Эта ссылка не работает. Откройте её из сообщения ещё раз.",
      "Dieser Link funktioniert nicht. Öffnen Sie ihn noch einmal aus der Nachricht.",
      "Ce lien ne fonctionne pas. Rouvrez-le depuis le message.",
    ),
  },
};
