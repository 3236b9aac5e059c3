// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "active": "Actif",
    "actual": "En cours",
    "date_from": "Premier jour",
    "date_to": "Dernier jour",
    "items": "Articles",
    "loyalty": "Programme de fidélité",
    "loyalty_id": "Programme de fidélité",
    "photo": "Photo",
    "pos": "Point de vente",
    "pos_id": "Point de vente",
    "pos_ids": "Points de vente",
    "priority": "Priorité",
    "public_text": "Texte",
    "public_title": "Titre",
    "title": "Nom",
    "url": "Lien",
  },
  values: {
  },
};
