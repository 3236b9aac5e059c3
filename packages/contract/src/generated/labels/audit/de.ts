// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "action": "Vorgang",
    "actor": "Wer",
    "call": "Aufruf",
    "changes": "Änderungen",
    "created_dt": "Wann",
    "date_from": "Erster Tag",
    "date_to": "Letzter Tag",
    "entity_id": "ID",
    "entity_type": "Datensatz",
    "items": "Artikel",
    "name": "Name",
    "remote_addr": "Adresse",
    "request_id": "Anfrage-ID",
    "title": "Name",
  },
  values: {
    "action": {"added":"Hinzugefügt","changed":"Geändert","removed":"Entfernt","exported":"Exportiert","done":"Ausgeführt"},
    "actor": {"person":"Eine Person","terminal":"Ein Terminal","system":"Das System"},
    "entity_type": {"business":"Unternehmen","business_settings":"Unternehmenseinstellungen","card_category":"Kundenkategorie","card_category_settings":"Kategorieeinstellungen","corporate_customer":"Firma","customer":"Kunde","customer_account":"Konto des Kunden","export":"Datei","goods":"Artikel","goods_category":"Warengruppe","legal_info":"Rechtliche Angaben","loyalty":"Treueprogramm","loyalty_settings":"Programmeinstellungen","master_price":"Geplanter Preis","person":"Profil","news":"Neuigkeit","pos":"Verkaufsstelle","preference":"Ansichtseinstellung","price_group":"Preisgruppe","price_group_item":"Preis in einer Gruppe","rule":"Regel","rule_settings":"Regeleinstellungen","saved_view":"Gespeicherte Ansicht","special_account":"Kundenkonto","tax":"Steuer","terminal":"Terminal","transaction":"Transaktion"},
  },
};
