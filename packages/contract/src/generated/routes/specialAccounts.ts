// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const specialAccounts: RoutesOf<Contract>["specialAccounts"] = {
  list: {"name":"specialAccounts.list","method":"GET","path":"/business/special_account","writes":false,"body":"none","answer":"json"},
  add: {"name":"specialAccounts.add","method":"POST","path":"/business/special_account","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"specialAccounts.get","method":"GET","path":"/business/special_account/{accountId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"specialAccounts.change","method":"PATCH","path":"/business/special_account/{accountId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  goods: {"name":"specialAccounts.goods","method":"GET","path":"/business/special_account/{accountId}/goods","writes":false,"body":"none","answer":"json"},
  customers: {"name":"specialAccounts.customers","method":"GET","path":"/business/special_account/{accountId}/loyalty/{loyaltyId}/customers","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","exports":["name","phone","email","external_id","credit_type","credit_limit","balance","reserved","amount","unit","active","last_movement_dt","id"]},
  setCustomers: {"name":"specialAccounts.setCustomers","method":"PATCH","path":"/business/special_account/{accountId}/loyalty/{loyaltyId}/customers","writes":true,"body":"required","answer":"json","needsEveryPos":true},
};
