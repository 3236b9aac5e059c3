// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "current_password": "Mot de passe actuel",
    "email": "E-mail",
    "email_confirmed": "E-mail confirmé",
    "first_name": "Prénom",
    "language": "Langue",
    "last_name": "Nom de famille",
    "password": "Mot de passe",
    "phone": "Téléphone",
  },
  values: {
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
  },
};
