// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const cardCategoryRules: RoutesOf<Contract>["cardCategoryRules"] = {
  list: {"name":"cardCategoryRules.list","method":"GET","path":"/loyalty/{loyaltyId}/card_categories_rules","writes":false,"body":"none","answer":"json"},
  add: {"name":"cardCategoryRules.add","method":"POST","path":"/loyalty/{loyaltyId}/card_categories_rules","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"cardCategoryRules.get","method":"GET","path":"/loyalty/{loyaltyId}/card_categories_rules/{ruleId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"cardCategoryRules.change","method":"PATCH","path":"/loyalty/{loyaltyId}/card_categories_rules/{ruleId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
};
