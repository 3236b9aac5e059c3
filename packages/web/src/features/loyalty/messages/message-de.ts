import type { TemplateMessages } from "./message-en.ts";

const messages: TemplateMessages = {
  listHint:
    "Was Kunden erfahren, wenn etwas geschieht. Schalten Sie ein, was Sie brauchen; die Texte können Ihre eigenen sein.",
  off: "Aus",
  delivery: "Versand",
  deliveryHint: "Gesperrte Kunden und solche, die kein Kanal erreicht, bekommen keine Nachricht.",
  minutes: "Minuten",
  days: "Tage",
  wording: "Text",
  wordingHint: "Kunden bekommen ihre eigene Sprache, sonst die Hauptsprache des Programms.",
  language: "Sprache",
  ownText: "Ihr eigener Text",
  defaultText: "Standardtext",
  useDefault: "Standardtext verwenden",
  insert: "Wert einfügen",
  preview: "Vorschau",
  previewHint: "Was der Kunde bekommt, mit der Signatur des Programms.",
  customer: "Kunde",
  customerHint: "Telefonnummer, E-Mail-Adresse oder externe ID. Leer lassen, um Beispieldaten zu sehen.",
  noCustomer: "Kein Kunde hat diese Telefonnummer, E-Mail-Adresse oder externe ID.",
  unknown: (names) => `Diese Nachricht hat keinen Wert ${names}. Fügen Sie Werte per Klick ein.`,
  size: (characters, parts) => `${characters} Zeichen · SMS-Teile: ${parts}`,
  wide: "Wegen eines Zeichens außerhalb des kleinen SMS-Alphabets passen nur 70 Zeichen in einen Teil.",
  test: "Test",
  testHint: "Geht an die Telefonnummer oder E-Mail-Adresse in Ihrem Profil.",
  testGo: "Test an mich senden",
  testWaits: "Wird gesendet …",
  hints: {
    channels: "In der Reihenfolge, in der sie versucht werden. Der erste, der den Kunden erreicht, gilt.",
    active: "Kunden bekommen diese Nachricht.",
  },
};

export default messages;
