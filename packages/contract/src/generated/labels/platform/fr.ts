// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "application": "À la caisse",
    "body": "Filtres",
    "code": "Code",
    "currency": "Devise",
    "description": "Description",
    "items": "Articles",
    "lots": "Lots",
    "name": "Nom",
    "title": "Nom",
  },
  values: {
  },
};
