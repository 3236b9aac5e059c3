import { plural } from "#kit/messages/de.ts";
import type { MessageMessages } from "./en.ts";

const messages: MessageMessages = {
  deliveryPurpose: "Wie Nachrichten Ihre Kunden erreichen. Passwörter werden verschlüsselt und nie angezeigt.",
  service: "Dienst",
  serviceHints: {
    sms: "Textnachrichten aufs Telefon. Sie brauchen ein Konto bei einem dieser Dienste.",
    viber: "Nachrichten in Viber. Sie brauchen ein Konto und einen von Viber freigegebenen Absendernamen.",
    email: "E-Mails von Ihrer Adresse über Ihren Mailserver.",
    "external-system":
      "Jede Nachricht geht als signierte Anfrage an Ihr eigenes System, zum Beispiel an einen Messenger, den Sie selbst betreiben.",
  },
  secrets: { smtp: "Passwort", turbosms: "Token", twilio: "Auth Token" },
  secretHints: {
    smtp: "Leer lassen, wenn der Server keines verlangt.",
    turbosms: "Sie erstellen es in TurboSMS unter „Gateway-Anbindung“.",
    twilio: "Es steht auf der ersten Seite der Twilio-Konsole.",
  },
  logins: { smtp: "Benutzer", twilio: "Account SID (Kontokennung)" },
  senderHints: {
    smtp: "Die Adresse, von der Ihre E-Mails kommen.",
    turbosms: "Der von TurboSMS freigegebene Absendername.",
    twilio: "Eine Nummer von Twilio oder die SID eines Messaging-Dienstes.",
  },
  secretStored: "Gespeichert. Leer lassen, um es zu behalten.",
  signingSecret: "Signaturschlüssel",
  signingSecretOnce:
    "Kopieren Sie ihn in das System, das die Nachrichten empfängt, und speichern Sie. Er wird nicht noch einmal angezeigt.",
  signingSecretStored: "Ein Schlüssel ist gespeichert.",
  signingSecretMissing: "Daran erkennt Ihr System, dass eine Anfrage von hier kommt.",
  makeSigningSecret: "Schlüssel erzeugen",
  replaceSigningSecret: "Neuen Schlüssel erzeugen",
  costs: "Kosten",
  costsHint:
    "Damit Sie vorher wissen, was eine Nachricht an viele Kunden kostet. Ein langer Text geht in mehreren Teilen hinaus.",
  working: (time: string) => `Letzte Nachricht am ${time} gesendet.`,
  failing: (time: string) => `Der letzte Versuch ist am ${time} gescheitert`,
  emptyTitle: "Noch keine Nachrichten",
  emptyHint: "Senden Sie Ihren Kunden eine Nachricht, dann erscheint sie hier.",
  purpose: "Nachrichten an Ihre Kunden und was aus ihnen geworden ist.",
  mailings: {
    purpose: "Nachrichten an viele Kunden auf einmal.",
    add: "Nachricht senden",
    emptyTitle: "Noch keine Rundnachrichten",
    emptyHint: "Erzählen Sie Ihren Kunden von einem Angebot, neuen Öffnungszeiten oder einem neuen Geschäft.",
  },
  customer: "Kunde",
  message: "Nachricht",
  triedAgain: "Der Versuch wird von selbst wiederholt.",
  progress: "Fortschritt",
  progressHint: "Aktualisiert sich von selbst. Sie können die Seite verlassen.",
  text: "Text",
  textHint: "Kunden erhalten ihre eigene Sprache, sonst die Hauptsprache des Programms.",
  stop: "Anhalten",
  resume: "Fortsetzen",
  doneOf: (done, all) => `${done} von ${all}`,
  chosen: (count) => plural(count, { one: "# in der Liste gewählter Kunde", other: "# in der Liste gewählte Kunden" }),
  all: "Alle",
  audience: "Empfänger",
  audienceHint: "Gesperrte Kunden erhalten keine Nachrichten.",
  channelsHint: "Es gilt der erste Kanal, der den Kunden erreicht. Kommt eine Nachricht nicht an, folgt der nächste.",
  minutes: "Minuten",
  review: "Prüfen und senden",
  send: "Senden",
  nobody: "So ist niemand erreichbar. Wählen Sie andere Empfänger oder Kanäle.",
  sendTitle: (count) => `An ${plural(count, { one: "# Kunden", other: "# Kunden" })} senden?`,
  byChannel: (channel, count, sum) =>
    sum === null
      ? `${channel}: ${plural(count, { one: "# Kunde", other: "# Kunden" })}.`
      : `${channel}: ${plural(count, { one: "# Kunde", other: "# Kunden" })}, ${sum}.`,
  inAll: (sum) => `Zusammen ${sum}.`,
  nobodyAgreed:
    "Keiner dieser Kunden hat Werbung zugestimmt. Ihre Antworten stehen auf ihren Seiten unter „Einwilligung“.",
  withoutConsent: (count) => `Ohne Einwilligung in Werbung: ${plural(count, { one: "# Kunde", other: "# Kunden" })}.`,
  unreachable: (count) => `Auf diesem Weg nicht erreichbar: ${plural(count, { one: "# Kunde", other: "# Kunden" })}.`,
  test: "Test senden",
  testHint: "Speichern Sie zuerst. Der Test geht mit den gespeicherten Einstellungen hinaus.",
  testTo: "Telefonnummer oder E-Mail-Adresse",
  testGo: "Test senden",
  testSent: "Der Test ist hinausgegangen. Prüfen Sie, ob er angekommen ist.",
  testWaits: "Wird gesendet …",
  testPlain: "Der Test geht an die Webadresse oben.",
  hints: {
    channels: "In der Reihenfolge, in der sie versucht werden.",
    active: "Nachrichten gehen über diesen Kanal hinaus.",
    url: "Ihr System antwortet mit einem Status von 200 bis 299, sobald es die Nachricht hat.",
    part_price: "Leer lassen, wenn er nicht bekannt ist.",
  },
};

export default messages;
