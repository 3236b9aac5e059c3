// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const dashboard: RoutesOf<Contract>["dashboard"] = {
  get: {"name":"dashboard.get","method":"GET","path":"/business/dashboard","writes":false,"body":"none","answer":"json"},
};
