// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const places: RoutesOf<Contract>["places"] = {
  list: {"name":"places.list","method":"GET","path":"/public/places","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  page: {"name":"places.page","method":"GET","path":"/public/places/html","writes":false,"body":"none","answer":"html"},
  requests: {"name":"places.requests","method":"GET","path":"/x/support/places","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  decide: {"name":"places.decide","method":"POST","path":"/x/support/place/{posId}/decision","writes":true,"body":"required","answer":"json"},
};
