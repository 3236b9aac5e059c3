// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "items": "Товары",
    "loyalty_id": "Программа лояльности",
    "title": "Название",
  },
  values: {
  },
};
