// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const platform: RoutesOf<Contract>["platform"] = {
  params: {"name":"platform.params","method":"GET","path":"/settings/platform/params","writes":false,"body":"none","answer":"json"},
  countries: {"name":"platform.countries","method":"GET","path":"/settings/countries","writes":false,"body":"none","answer":"json"},
  timezones: {"name":"platform.timezones","method":"GET","path":"/settings/timezones","writes":false,"body":"none","answer":"json"},
  roles: {"name":"platform.roles","method":"GET","path":"/settings/app/role_based_model/roles","writes":false,"body":"none","answer":"json"},
  scopeMapping: {"name":"platform.scopeMapping","method":"GET","path":"/settings/app/access/mapping/api","writes":false,"body":"none","answer":"json"},
  roleMapping: {"name":"platform.roleMapping","method":"GET","path":"/settings/app/role_based_model/mapping/api","writes":false,"body":"none","answer":"json"},
  proof: {"name":"platform.proof","method":"GET","path":"/x/ledger/proof","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  proofs: {"name":"platform.proofs","method":"GET","path":"/x/ledger/proofs","writes":false,"body":"none","answer":"json","needsEveryPos":true},
  live: {"name":"platform.live","method":"GET","path":"/x/live","writes":false,"body":"none","answer":"events"},
  mailbox: {"name":"platform.mailbox","method":"GET","path":"/x/mailbox","writes":false,"body":"none","answer":"json"},
};
