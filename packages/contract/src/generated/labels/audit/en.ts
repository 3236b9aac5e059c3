// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
export default {
  fields: {
    "action": "Action",
    "actor": "Who",
    "call": "Call",
    "changes": "Changes",
    "created_dt": "When",
    "date_from": "First day",
    "date_to": "Last day",
    "entity_id": "ID",
    "entity_type": "Record",
    "items": "Items",
    "name": "Name",
    "remote_addr": "Address",
    "request_id": "Request ID",
    "title": "Name",
  },
  values: {
    "action": {"added":"Added","changed":"Changed","removed":"Removed","exported":"Exported","done":"Done"},
    "actor": {"person":"A person","terminal":"A terminal","system":"The system"},
    "entity_type": {"business":"Business","business_settings":"Business settings","card_category":"Customer category","card_category_settings":"Category settings","corporate_customer":"Company","customer":"Customer","customer_account":"Customer’s account","export":"File","goods":"Item","goods_category":"Goods category","legal_info":"Legal particulars","loyalty":"Loyalty programme","loyalty_settings":"Programme settings","master_price":"Planned price","person":"Profile","news":"News","pos":"Point of sale","preference":"Screen preference","price_group":"Price group","price_group_item":"Price in a group","rule":"Rule","rule_settings":"Rule settings","saved_view":"Saved view","special_account":"Special account","tax":"Tax","terminal":"Terminal","transaction":"Transaction"},
  },
};
