// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "access": "Access",
    "business_code": "Business code",
    "business_id": "Business",
    "business_title": "Name of the business",
    "country": "Country",
    "currency": "Currency",
    "email": "E-mail",
    "email_confirmed": "E-mail confirmed",
    "first_name": "First name",
    "items": "Items",
    "language": "Language",
    "last_name": "Last name",
    "login": "Login",
    "loyalty_title": "First loyalty programme",
    "password": "Password",
    "phone": "Telephone",
    "time_zone": "Time zone",
    "title": "Name",
    "type": "Type",
  },
  values: {
    "access": {"full":"Full","limited":"Limited","none":"None"},
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
    "type": {"money":"Money","goods":"Goods","punches":"Punches","amount":"Per unit","percentage":"Percent","web":"Website","email":"E-mail","facebook":"Facebook","instagram":"Instagram","telegram":"Telegram","viber":"Viber","youtube":"YouTube","other":"Other"},
  },
};
