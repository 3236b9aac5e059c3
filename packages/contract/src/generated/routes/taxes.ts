// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const taxes: RoutesOf<Contract>["taxes"] = {
  add: {"name":"taxes.add","method":"POST","path":"/loyalty/{loyaltyId}/taxes","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"taxes.list","method":"GET","path":"/loyalty/{loyaltyId}/taxes","writes":false,"body":"none","answer":"json"},
  get: {"name":"taxes.get","method":"GET","path":"/loyalty/{loyaltyId}/taxes/{taxId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"taxes.change","method":"PATCH","path":"/loyalty/{loyaltyId}/taxes/{taxId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  remove: {"name":"taxes.remove","method":"DELETE","path":"/loyalty/{loyaltyId}/taxes/{taxId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  summary: {"name":"taxes.summary","method":"GET","path":"/loyalty/{loyaltyId}/taxes/summary","writes":false,"body":"none","answer":"json","exports":["tax_title","tax_code","classification","currency","transactions_count","amount_without_tax","amount","amount_with_tax"]},
  summaryItems: {"name":"taxes.summaryItems","method":"GET","path":"/loyalty/{loyaltyId}/taxes/summary/items","writes":false,"body":"none","answer":"json","exports":["item_title","item_code","quantity","unit","tax_title","tax_code","classification","currency","transactions_count","amount_without_tax","amount","amount_with_tax"]},
};
