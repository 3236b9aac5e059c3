// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "current_password": "Present password",
    "email": "E-mail",
    "email_confirmed": "E-mail confirmed",
    "first_name": "First name",
    "language": "Language",
    "last_name": "Last name",
    "password": "Password",
    "phone": "Telephone",
  },
  values: {
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
  },
};
