// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "date_from": "Premier jour",
    "date_to": "Dernier jour",
    "items": "Articles",
    "name": "Nom",
    "title": "Nom",
  },
  values: {
  },
};
