import type { InvitationMessages } from "./invitations-en.ts";

const messages: InvitationMessages = {
  invite: "Per E-Mail einladen",
  personHint: "Sie bekommen eine E-Mail mit einem Link. Er gilt einmal und sieben Tage lang.",
  emailHint: "Mit dieser Adresse melden sie sich an: mit ihrem Konto oder einem neuen.",
  languageHint: "Die Sprache der E-Mail.",
  account: "Eigenes Konto",
  accountHint:
    "Die Anmeldung erfolgt mit dem eigenen Konto. Nur wem es gehört, ändert Name, Telefonnummer und Passwort.",
  invitations: "Einladungen",
  invitationsHint: "Sie sind noch nicht angenommen.",
  ended: "Link abgelaufen",
  sentOn: (when) => `Gesendet am ${when}`,
  sentAgain: (email) => `Die Einladung wurde an ${email} gesendet`,
  resend: "Erneut senden",
  resendTo: (email) => `Erneut an ${email} senden`,
  withdraw: "Zurückziehen",
  withdrawOf: (email) => `Einladung an ${email} zurückziehen`,
  withdrawn: "Die Einladung wurde zurückgezogen",
  withdrawTitle: "Einladung zurückziehen?",
  withdrawMessage: "Der Link in der E-Mail gilt dann nicht mehr.",
};
export default messages;
