// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "access": "Доступ",
    "business_code": "Код бізнесу",
    "business_id": "Бізнес",
    "business_title": "Назва бізнесу",
    "country": "Країна",
    "currency": "Валюта",
    "email": "Електронна пошта",
    "email_confirmed": "Е-пошту підтверджено",
    "first_name": "Ім’я",
    "items": "Товари",
    "language": "Мова",
    "last_name": "Прізвище",
    "login": "Логін",
    "loyalty_title": "Перша програма лояльності",
    "password": "Пароль",
    "phone": "Телефон",
    "time_zone": "Часовий пояс",
    "title": "Назва",
    "type": "Тип",
  },
  values: {
    "access": {"full":"Повний","limited":"Обмежений","none":"Немає"},
    "language": {"en":"English","uk":"Українська","ru":"Русский","de":"Deutsch","fr":"Français"},
    "type": {"money":"Гроші","goods":"Товари","punches":"Позначки","amount":"За одиницю","percentage":"Відсоток","web":"Вебсайт","email":"Е-пошта","facebook":"Facebook","instagram":"Instagram","telegram":"Telegram","viber":"Viber","youtube":"YouTube","other":"Інше"},
  },
};
