// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "date_from": "First day",
    "date_to": "Last day",
    "items": "Items",
    "name": "Name",
    "title": "Name",
  },
  values: {
  },
};
