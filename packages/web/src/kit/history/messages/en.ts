import type { AuditAction, AuditActor, EntityType } from "@patron/contract/enums";
import { messagesIn } from "@patron/contract/history/messages";
import { pluralIn } from "../../messages.ts";

const plural = pluralIn("en");

const entityTypes: Record<EntityType, string> = {
  business: "Business",
  business_settings: "Business settings",
  card_category: "Customer category",
  card_category_settings: "Category settings",
  corporate_customer: "Company",
  customer: "Customer",
  customer_account: "Customer’s account",
  export: "File",
  goods: "Item",
  goods_category: "Goods category",
  legal_info: "Legal particulars",
  loyalty: "Loyalty programme",
  loyalty_settings: "Programme settings",
  master_price: "Planned price",
  news: "News",
  person: "Profile",
  pos: "Point of sale",
  preference: "Screen preference",
  price_group: "Price group",
  price_group_item: "Price in a group",
  rule: "Rule",
  rule_settings: "Rule settings",
  saved_view: "Saved view",
  special_account: "Special account",
  tax: "Tax",
  terminal: "Terminal",
  transaction: "Transaction",
};
const actions: Record<AuditAction, string> = {
  added: "Added",
  changed: "Changed",
  removed: "Removed",
  exported: "Exported",
  done: "Done",
};
const actors: Record<AuditActor, string> = {
  person: "A person",
  terminal: "A terminal",
  system: "The system",
};

const messages = {
  nothing: "Nothing has been changed yet.",
  showMore: "Show earlier changes",
  from: "from address",
  more: (count: number) => plural(count, { one: "and # more field", other: "and # more fields" }),
  entityTypes,
  actions,
  actors,
  ...messagesIn("en"),
};
export type HistoryMessages = typeof messages;
export default messages;
