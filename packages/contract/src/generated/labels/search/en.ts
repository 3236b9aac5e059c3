// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "items": "Items",
    "loyalty_id": "Loyalty programme",
    "title": "Name",
  },
  values: {
  },
};
