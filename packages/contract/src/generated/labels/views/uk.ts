// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "changeable": "Можна змінювати",
    "items": "Товари",
    "list": "Список",
    "made_by": "Створив",
    "mine": "Власний",
    "shared": "Спільний",
    "title": "Назва",
  },
  values: {
  },
};
