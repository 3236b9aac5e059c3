// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "items": "Товари",
    "loyalty_id": "Програма лояльності",
    "title": "Назва",
  },
  values: {
  },
};
