// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const cardCategories: RoutesOf<Contract>["cardCategories"] = {
  list: {"name":"cardCategories.list","method":"GET","path":"/loyalty/{loyaltyId}/card_categories","writes":false,"body":"none","answer":"json"},
  add: {"name":"cardCategories.add","method":"POST","path":"/loyalty/{loyaltyId}/card_categories","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"cardCategories.get","method":"GET","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"cardCategories.change","method":"PATCH","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  image: {"name":"cardCategories.image","method":"POST","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/image","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeImage: {"name":"cardCategories.removeImage","method":"DELETE","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/image","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  settings: {"name":"cardCategories.settings","method":"GET","path":"/loyalty/{loyaltyId}/card_categories_settings","writes":false,"body":"none","answer":"json"},
  changeSettings: {"name":"cardCategories.changeSettings","method":"PATCH","path":"/loyalty/{loyaltyId}/card_categories_settings","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  assign: {"name":"cardCategories.assign","method":"POST","path":"/cards/category_assign","writes":true,"body":"required","answer":"json","needsEveryPos":true},
};
