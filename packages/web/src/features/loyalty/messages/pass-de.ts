import type { PassMessages } from "./pass-en.ts";

const messages: PassMessages = {
  pass: "Wallet-Karte",
  passHint:
    "Kunden legen ihre Karte im Wallet ihres Telefons ab und zeigen sie an der Kasse. Das geht auf iPhone, Apple Watch und Android.",
  active: "Kunden können ihre Karte hinzufügen",
  certificate: "Zertifikat von Apple",
  hints: {
    certificate:
      "Eine .p12-Datei enthält den Schlüssel schon. Sonst wählen Sie hier das Zertifikat und unten seinen Schlüssel.",
    certificate_key: "Nur wenn das Zertifikat keine .p12-Datei ist.",
  },
  certificateHint:
    "Apple nimmt nur signierte Karten an. Erstellen Sie in Ihrem Entwicklerkonto bei Apple eine Kartentyp-ID mit Zertifikat und wählen Sie hier dessen Dateien. Der Schlüssel wird verschlüsselt gespeichert und nie wieder angezeigt.",
  inUse: "In Verwendung",
  authorities: "Zwischenzertifikate von Apple",
  chooseFile: "Datei wählen",
  noFile: "Keine Datei gewählt",
  google: "Google-Konto",
  googleHint:
    "Erstellen Sie in der Google Pay & Wallet Console ein Ausstellerkonto und in Google Cloud ein Dienstkonto mit Schlüssel, und fügen Sie das Dienstkonto beim Aussteller als Nutzer hinzu. Ohne ID gibt es keine Karten für Android. Der Schlüssel wird verschlüsselt gespeichert und nie wieder angezeigt.",
  check: "Prüfen",
  checkHint: "Fragt Google mit den gespeicherten Einstellungen.",
  checkGood: "Google nimmt die Karten an.",
  texts: "Texte",
  textsHint: "Leer lassen, um den öffentlichen Namen des Programms zu zeigen.",
  colours: "Farben",
  coloursHint: "Werte und Beschriftungen brauchen genug Kontrast zum Hintergrund.",
  contents: "Inhalt",
  contentsHint:
    "Jedes Feld hat eine Beschriftung und einen Wert. Werte in Klammern werden für jeden Kunden eingesetzt.",
  removeField: "Feld entfernen",
  addField: "Feld hinzufügen",
  ownText: "Eigener Text",
  barcodeHint:
    "Enthält, woran Ihre Kassen den Kunden erkennen: die externe ID, sonst Telefonnummer oder E-Mail-Adresse.",
  preview: "Vorschau der Wallet-Karte",
  previewHint: "Ein Beispielkunde, in Ihrer Sprache.",
  pictures: {
    icon: "Erscheint in Mitteilungen und auf dem Sperrbildschirm. Mindestens 87 × 87 Pixel. Ohne Symbol ist es ein Quadrat in der Hintergrundfarbe.",
    logo: "Oben links auf der Karte. Höchstens 480 × 150 Pixel werden genutzt.",
    strip: "Hinter dem großen Feld. Am besten 1125 × 432 Pixel.",
  },
  valueNames: {
    bonuses_balance: "Bonusguthaben",
    account_balances: "Salden der Kundenkonten",
    category_title: "Kategorie",
    customer_name: "Name des Kunden",
    card_code: "Kartennummer",
  },
  shortNames: {
    bonuses_balance: "Boni",
    account_balances: "Konten",
    category_title: "Kategorie",
    customer_name: "Kunde",
    card_code: "Kartennummer",
  },
  sample: {
    bonuses_balance: "125",
    account_balances: "Kraftstoff: 40 l",
    category_title: "Gold",
    customer_name: "Sabine Lindner",
    card_code: "380671234567",
  },
};

export default messages;
