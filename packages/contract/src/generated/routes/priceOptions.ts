// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const priceOptions: RoutesOf<Contract>["priceOptions"] = {
  listInCurrency: {"name":"priceOptions.listInCurrency","method":"GET","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options","writes":false,"body":"none","answer":"json"},
  addInCurrency: {"name":"priceOptions.addInCurrency","method":"POST","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  getInCurrency: {"name":"priceOptions.getInCurrency","method":"GET","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options/{itemId}","writes":false,"body":"none","answer":"json"},
  changeInCurrency: {"name":"priceOptions.changeInCurrency","method":"PATCH","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options/{itemId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  removeInCurrency: {"name":"priceOptions.removeInCurrency","method":"DELETE","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/currencies/{currency}/price_options/{itemId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  listForAccount: {"name":"priceOptions.listForAccount","method":"GET","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options","writes":false,"body":"none","answer":"json"},
  addForAccount: {"name":"priceOptions.addForAccount","method":"POST","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  getForAccount: {"name":"priceOptions.getForAccount","method":"GET","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options/{itemId}","writes":false,"body":"none","answer":"json"},
  changeForAccount: {"name":"priceOptions.changeForAccount","method":"PATCH","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options/{itemId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  removeForAccount: {"name":"priceOptions.removeForAccount","method":"DELETE","path":"/loyalty/{loyaltyId}/card_categories/{categoryId}/special_accounts/{accountId}/price_options/{itemId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
