// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "access": "Zugang",
    "business_code": "Unternehmenscode",
    "business_id": "Unternehmen",
    "business_title": "Name des Unternehmens",
    "country": "Land",
    "currency": "Währung",
    "email": "E-Mail",
    "email_confirmed": "E-Mail bestätigt",
    "first_name": "Vorname",
    "items": "Artikel",
    "language": "Sprache",
    "last_name": "Nachname",
    "login": "Login",
    "loyalty_title": "Erstes Treueprogramm",
    "password": "Passwort",
    "phone": "Telefon",
    "time_zone": "Zeitzone",
    "title": "Name",
    "type": "Art",
  },
  values: {
    "access": {"full":"Voll","limited":"Eingeschränkt","none":"Keiner"},
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
    "type": {"money":"Geld","goods":"Waren","punches":"Stempel","amount":"Je Einheit","percentage":"Prozent","web":"Website","email":"E-Mail","facebook":"Facebook","instagram":"Instagram","telegram":"Telegram","viber":"Viber","youtube":"YouTube","other":"Anderes"},
  },
};
