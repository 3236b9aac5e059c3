// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "access": "Accès",
    "business_code": "Code de l’entreprise",
    "business_id": "Entreprise",
    "business_title": "Nom de l’entreprise",
    "country": "Pays",
    "currency": "Devise",
    "email": "E-mail",
    "email_confirmed": "E-mail confirmé",
    "first_name": "Prénom",
    "items": "Articles",
    "language": "Langue",
    "last_name": "Nom de famille",
    "login": "Identifiant",
    "loyalty_title": "Premier programme de fidélité",
    "password": "Mot de passe",
    "phone": "Téléphone",
    "time_zone": "Fuseau horaire",
    "title": "Nom",
    "type": "Type",
  },
  values: {
    "access": {"full":"Complet","limited":"Limité","none":"Aucun"},
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
    "type": {"money":"Argent","goods":"Articles","punches":"Tampons","amount":"Par unité","percentage":"Pourcentage","web":"Site web","email":"E-mail","facebook":"Facebook","instagram":"Instagram","telegram":"Telegram","viber":"Viber","youtube":"YouTube","other":"Autre"},
  },
};
