// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "current_password": "Поточний пароль",
    "email": "Електронна пошта",
    "email_confirmed": "Е-пошту підтверджено",
    "first_name": "Ім’я",
    "language": "Мова",
    "last_name": "Прізвище",
    "password": "Пароль",
    "phone": "Телефон",
  },
  values: {
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
  },
};
