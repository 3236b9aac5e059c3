// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "date_from": "Перший день",
    "date_to": "Останній день",
    "items": "Товари",
    "name": "Назва",
    "title": "Назва",
  },
  values: {
  },
};
