// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const search: RoutesOf<Contract>["search"] = {
  everything: {"name":"search.everything","method":"GET","path":"/x/search","writes":false,"body":"none","answer":"json"},
};
