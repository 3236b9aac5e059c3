// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const margins: RoutesOf<Contract>["margins"] = {
  goods: {"name":"margins.goods","method":"GET","path":"/x/loyalty/{loyaltyId}/gross_margins","writes":false,"body":"none","answer":"json","exports":["item_title","item_code","quantity","unit","currency","net_amount","cost_amount","gross_margin","margin_percent","unknown_amount"]},
};
