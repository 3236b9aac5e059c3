// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "application": "На касі",
    "body": "Фільтри",
    "code": "Код",
    "currency": "Валюта",
    "description": "Опис",
    "items": "Товари",
    "lots": "Партії",
    "name": "Назва",
    "title": "Назва",
  },
  values: {
  },
};
