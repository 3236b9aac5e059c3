// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const corporateAccounts: RoutesOf<Contract>["corporateAccounts"] = {
  list: {"name":"corporateAccounts.list","method":"GET","path":"/corporate_customers/{customerId}/special_accounts","writes":false,"body":"none","answer":"json"},
  add: {"name":"corporateAccounts.add","method":"POST","path":"/corporate_customers/{customerId}/special_accounts","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"corporateAccounts.get","method":"GET","path":"/corporate_customers/{customerId}/special_accounts/{accountId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"corporateAccounts.change","method":"PATCH","path":"/corporate_customers/{customerId}/special_accounts/{accountId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  goods: {"name":"corporateAccounts.goods","method":"GET","path":"/corporate_customers/{customerId}/special_accounts/{accountId}/goods","writes":false,"body":"none","answer":"json"},
  refill: {"name":"corporateAccounts.refill","method":"POST","path":"/corporate_customers/{customerId}/special_accounts/{accountId}/refill","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  adjust: {"name":"corporateAccounts.adjust","method":"POST","path":"/corporate_customers/{customerId}/special_accounts/{accountId}/adjust","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  writeOff: {"name":"corporateAccounts.writeOff","method":"POST","path":"/corporate_customers/{customerId}/special_accounts/{accountId}/write_offs","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  statement: {"name":"corporateAccounts.statement","method":"GET","path":"/x/corporate_customers/{customerId}/special_accounts/{accountId}/statement","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","exports":["event_dt","kind","number","comment","incoming","outgoing","balance_after","unit","actor","document"],"printable":true},
  statementPage: {"name":"corporateAccounts.statementPage","method":"GET","path":"/x/corporate_customers/{customerId}/special_accounts/{accountId}/statement/page","writes":false,"body":"none","answer":"html"},
  asOf: {"name":"corporateAccounts.asOf","method":"GET","path":"/x/corporate_customers/{customerId}/special_accounts/{accountId}/as_of","writes":false,"body":"none","answer":"json"},
};
