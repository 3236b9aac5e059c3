// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "access": "Доступ",
    "business_code": "Код бизнеса",
    "business_id": "Бизнес",
    "business_title": "Название бизнеса",
    "country": "Страна",
    "currency": "Валюта",
    "email": "Электронная почта",
    "email_confirmed": "Е-почта подтверждена",
    "first_name": "Имя",
    "items": "Товары",
    "language": "Язык",
    "last_name": "Фамилия",
    "login": "Логин",
    "loyalty_title": "Первая программа лояльности",
    "password": "Пароль",
    "phone": "Телефон",
    "time_zone": "Часовой пояс",
    "title": "Название",
    "type": "Тип",
  },
  values: {
    "access": {"full":"Полный","limited":"Ограниченный","none":"Нет"},
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
    "type": {"money":"Деньги","goods":"Товары","punches":"Отметки","amount":"За единицу","percentage":"Процент","web":"Веб-сайт","email":"Е-почта","facebook":"Facebook","instagram":"Instagram","telegram":"Telegram","viber":"Viber","youtube":"YouTube","other":"Другое"},
  },
};
