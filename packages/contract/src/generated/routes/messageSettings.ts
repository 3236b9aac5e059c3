// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const messageSettings: RoutesOf<Contract>["messageSettings"] = {
  get: {"name":"messageSettings.get","method":"GET","path":"/x/business/settings/messages","writes":false,"body":"none","answer":"json"},
  change: {"name":"messageSettings.change","method":"PATCH","path":"/x/business/settings/messages","writes":true,"body":"required","answer":"json","needsEveryPos":true},
};
