// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "date_from": "Первый день",
    "date_to": "Последний день",
    "items": "Товары",
    "name": "Название",
    "title": "Название",
  },
  values: {
  },
};
