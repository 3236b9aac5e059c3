// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "changeable": "Can be changed",
    "items": "Items",
    "list": "List",
    "made_by": "Made by",
    "mine": "Own",
    "shared": "Shared",
    "title": "Name",
  },
  values: {
  },
};
