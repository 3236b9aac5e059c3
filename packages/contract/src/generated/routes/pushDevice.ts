// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const pushDevice: RoutesOf<Contract>["pushDevice"] = {
  get: {"name":"pushDevice.get","method":"GET","path":"/x/push-device","writes":false,"body":"none","answer":"json"},
  switchOn: {"name":"pushDevice.switchOn","method":"POST","path":"/x/push-device","writes":true,"body":"required","answer":"json"},
  change: {"name":"pushDevice.change","method":"PATCH","path":"/x/push-device","writes":true,"body":"required","answer":"json"},
  switchOff: {"name":"pushDevice.switchOff","method":"DELETE","path":"/x/push-device","writes":true,"body":"none","answer":"json"},
};
