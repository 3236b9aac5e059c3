import { inLanguages } from "../kit/texts.ts";

export const staffInvitationsLabels = {
  about: "Invitations by e-mail to work in a business.",
  fields: {
    inviter: inLanguages("Invited by", "Хто запросив", "Кто пригласил", "Eingeladen von", "Invité par"),
    sent_dt: inLanguages("E-mail sent", "Лист надіслано", "Письмо отправлено", "E-Mail gesendet", "E-mail envoyé"),
    expires_dt: inLanguages(
      "Link ends",
      "Посилання діє до",
      "Ссылка действует до",
      "Link gilt bis",
      "Lien valable jusqu’au",
    ),
  },
};
