// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const customerAccounts: RoutesOf<Contract>["customerAccounts"] = {
  list: {"name":"customerAccounts.list","method":"GET","path":"/customer/{userId}/special_accounts","writes":false,"body":"none","answer":"json"},
  add: {"name":"customerAccounts.add","method":"POST","path":"/customer/{userId}/special_accounts","writes":true,"body":"required","answer":"json"},
  get: {"name":"customerAccounts.get","method":"GET","path":"/customer/{userId}/special_accounts/{accountId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"customerAccounts.change","method":"PATCH","path":"/customer/{userId}/special_accounts/{accountId}","writes":true,"body":"required","answer":"json"},
  goods: {"name":"customerAccounts.goods","method":"GET","path":"/customer/{userId}/special_accounts/{accountId}/goods","writes":false,"body":"none","answer":"json"},
  refill: {"name":"customerAccounts.refill","method":"POST","path":"/customer/{userId}/special_accounts/{accountId}/refill","writes":true,"body":"required","answer":"json"},
  adjust: {"name":"customerAccounts.adjust","method":"POST","path":"/customer/{userId}/special_accounts/{accountId}/adjust","writes":true,"body":"required","answer":"json"},
  writeOff: {"name":"customerAccounts.writeOff","method":"POST","path":"/customer/{userId}/special_accounts/{accountId}/write_offs","writes":true,"body":"required","answer":"json"},
  statement: {"name":"customerAccounts.statement","method":"GET","path":"/x/customers/{userId}/special_accounts/{accountId}/statement","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","exports":["event_dt","kind","number","comment","incoming","outgoing","balance_after","unit","actor","document"],"printable":true},
  statementPage: {"name":"customerAccounts.statementPage","method":"GET","path":"/x/customers/{userId}/special_accounts/{accountId}/statement/page","writes":false,"body":"none","answer":"html"},
  asOf: {"name":"customerAccounts.asOf","method":"GET","path":"/x/customers/{userId}/special_accounts/{accountId}/as_of","writes":false,"body":"none","answer":"json"},
};
