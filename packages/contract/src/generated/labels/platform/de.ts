// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "application": "An der Kasse",
    "body": "Filter",
    "code": "Code",
    "currency": "Währung",
    "description": "Beschreibung",
    "items": "Artikel",
    "lots": "Posten",
    "name": "Name",
    "title": "Name",
  },
  values: {
  },
};
