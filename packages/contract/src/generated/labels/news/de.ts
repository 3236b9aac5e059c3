// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "active": "Aktiv",
    "actual": "Aktuell",
    "date_from": "Erster Tag",
    "date_to": "Letzter Tag",
    "items": "Artikel",
    "loyalty": "Treueprogramm",
    "loyalty_id": "Treueprogramm",
    "photo": "Foto",
    "pos": "Verkaufsstelle",
    "pos_id": "Verkaufsstelle",
    "pos_ids": "Verkaufsstellen",
    "priority": "Priorität",
    "public_text": "Text",
    "public_title": "Überschrift",
    "title": "Name",
    "url": "Link",
  },
  values: {
  },
};
