// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const embedded: RoutesOf<Contract>["embedded"] = {
  loyalties: {"name":"embedded.loyalties","method":"GET","path":"/embedded/loyalties","writes":false,"body":"none","answer":"json"},
  goods: {"name":"embedded.goods","method":"GET","path":"/embedded/goods","writes":false,"body":"none","answer":"json"},
  additionalCosts: {"name":"embedded.additionalCosts","method":"GET","path":"/embedded/additional_costs","writes":false,"body":"none","answer":"json"},
  taxes: {"name":"embedded.taxes","method":"GET","path":"/embedded/taxes","writes":false,"body":"none","answer":"json"},
  pos: {"name":"embedded.pos","method":"GET","path":"/embedded/pos","writes":false,"body":"none","answer":"json"},
  terminals: {"name":"embedded.terminals","method":"GET","path":"/embedded/terminals","writes":false,"body":"none","answer":"json"},
  cardCategories: {"name":"embedded.cardCategories","method":"GET","path":"/embedded/card_categories","writes":false,"body":"none","answer":"json"},
  loyaltyRules: {"name":"embedded.loyaltyRules","method":"GET","path":"/embedded/loyalty_rules","writes":false,"body":"none","answer":"json"},
  specialAccounts: {"name":"embedded.specialAccounts","method":"GET","path":"/embedded/special_accounts","writes":false,"body":"none","answer":"json"},
  news: {"name":"embedded.news","method":"GET","path":"/embedded/news","writes":false,"body":"none","answer":"json"},
  staff: {"name":"embedded.staff","method":"GET","path":"/embedded/staff","writes":false,"body":"none","answer":"json"},
  currencies: {"name":"embedded.currencies","method":"GET","path":"/embedded/currencies","writes":false,"body":"none","answer":"json"},
};
