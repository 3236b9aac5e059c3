// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "date_from": "Erster Tag",
    "date_to": "Letzter Tag",
    "items": "Artikel",
    "name": "Name",
    "title": "Name",
  },
  values: {
  },
};
