// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "application": "At the till",
    "body": "Filters",
    "code": "Code",
    "currency": "Currency",
    "description": "Description",
    "items": "Items",
    "lots": "Lots",
    "name": "Name",
    "title": "Name",
  },
  values: {
  },
};
