// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "changeable": "Можно изменять",
    "items": "Товары",
    "list": "Список",
    "made_by": "Создал",
    "mine": "Собственный",
    "shared": "Общий",
    "title": "Название",
  },
  values: {
  },
};
