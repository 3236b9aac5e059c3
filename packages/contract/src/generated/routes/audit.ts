// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const audit: RoutesOf<Contract>["audit"] = {
  list: {"name":"audit.list","method":"GET","path":"/x/audit","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none","skipsTotals":true,"exports":["created_dt","actor","remote_addr","action","entity_type","title","changes","entity_id","call","request_id"],"needsEveryPos":true},
  actors: {"name":"audit.actors","method":"GET","path":"/x/audit/actors","writes":false,"body":"none","answer":"json","needsEveryPos":true},
};
