// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "items": "Artikel",
    "loyalty_id": "Treueprogramm",
    "title": "Name",
  },
  values: {
  },
};
