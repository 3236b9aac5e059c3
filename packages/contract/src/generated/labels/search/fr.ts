// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "items": "Articles",
    "loyalty_id": "Programme de fidélité",
    "title": "Nom",
  },
  values: {
  },
};
