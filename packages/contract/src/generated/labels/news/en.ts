// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "active": "Active",
    "actual": "Current",
    "date_from": "First day",
    "date_to": "Last day",
    "items": "Items",
    "loyalty": "Loyalty programme",
    "loyalty_id": "Loyalty programme",
    "photo": "Photo",
    "pos": "Point of sale",
    "pos_id": "Point of sale",
    "pos_ids": "Points of sale",
    "priority": "Priority",
    "public_text": "Text",
    "public_title": "Headline",
    "title": "Name",
    "url": "Link",
  },
  values: {
  },
};
