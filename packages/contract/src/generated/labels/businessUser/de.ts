// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "current_password": "Aktuelles Passwort",
    "email": "E-Mail",
    "email_confirmed": "E-Mail bestätigt",
    "first_name": "Vorname",
    "language": "Sprache",
    "last_name": "Nachname",
    "password": "Passwort",
    "phone": "Telefon",
  },
  values: {
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
  },
};
