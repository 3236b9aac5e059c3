// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "action": "Action",
    "actor": "Qui",
    "call": "Appel",
    "changes": "Modifications",
    "created_dt": "Quand",
    "date_from": "Premier jour",
    "date_to": "Dernier jour",
    "entity_id": "Identifiant",
    "entity_type": "Fiche",
    "items": "Articles",
    "name": "Nom",
    "remote_addr": "Adresse",
    "request_id": "Identifiant de la requête",
    "title": "Nom",
  },
  values: {
    "action": {"added":"Ajout","changed":"Modification","removed":"Suppression","exported":"Export","done":"Exécution"},
    "actor": {"person":"Une personne","terminal":"Un terminal","system":"Le système"},
    "entity_type": {"business":"Entreprise","business_settings":"Paramètres de l’entreprise","card_category":"Catégorie de clients","card_category_settings":"Paramètres des catégories","corporate_customer":"Entreprise cliente","customer":"Client","customer_account":"Compte d’un client","export":"Fichier","goods":"Article","goods_category":"Catégorie d’articles","legal_info":"Mentions légales","loyalty":"Programme de fidélité","loyalty_settings":"Paramètres du programme","master_price":"Prix prévu","person":"Profil","news":"Actualité","pos":"Point de vente","preference":"Préférence d’écran","price_group":"Groupe de prix","price_group_item":"Prix dans un groupe","rule":"Règle","rule_settings":"Paramètres des règles","saved_view":"Vue enregistrée","special_account":"Compte client","tax":"Taxe","terminal":"Terminal","transaction":"Transaction"},
  },
};
