// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "application": "На кассе",
    "body": "Фильтры",
    "code": "Код",
    "currency": "Валюта",
    "description": "Описание",
    "items": "Товары",
    "lots": "Партии",
    "name": "Название",
    "title": "Название",
  },
  values: {
  },
};
