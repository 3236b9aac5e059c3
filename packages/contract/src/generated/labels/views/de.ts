// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "changeable": "Änderbar",
    "items": "Artikel",
    "list": "Liste",
    "made_by": "Erstellt von",
    "mine": "Eigene",
    "shared": "Geteilt",
    "title": "Name",
  },
  values: {
  },
};
