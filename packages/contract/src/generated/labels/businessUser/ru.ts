// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "current_password": "Текущий пароль",
    "email": "Электронная почта",
    "email_confirmed": "Е-почта подтверждена",
    "first_name": "Имя",
    "language": "Язык",
    "last_name": "Фамилия",
    "password": "Пароль",
    "phone": "Телефон",
  },
  values: {
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
  },
};
