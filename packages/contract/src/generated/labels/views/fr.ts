// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "changeable": "Modifiable",
    "items": "Articles",
    "list": "Liste",
    "made_by": "Créé par",
    "mine": "Personnel",
    "shared": "Partagée",
    "title": "Nom",
  },
  values: {
  },
};
