// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const customerDevices: RoutesOf<Contract>["customerDevices"] = {
  show: {"name":"customerDevices.show","method":"GET","path":"/x/customer-devices/{token}","writes":false,"body":"none","answer":"json"},
  switchOn: {"name":"customerDevices.switchOn","method":"POST","path":"/x/customer-devices/{token}","writes":true,"body":"required","answer":"json"},
  switchOff: {"name":"customerDevices.switchOff","method":"DELETE","path":"/x/customer-devices/{token}","writes":true,"body":"none","answer":"json"},
  received: {"name":"customerDevices.received","method":"POST","path":"/x/push-receipts/{token}","writes":true,"body":"none","answer":"json"},
  count: {"name":"customerDevices.count","method":"GET","path":"/x/customer/{userId}/devices","writes":false,"body":"none","answer":"json"},
  remove: {"name":"customerDevices.remove","method":"DELETE","path":"/x/customer/{userId}/devices","writes":true,"body":"none","answer":"json"},
};
