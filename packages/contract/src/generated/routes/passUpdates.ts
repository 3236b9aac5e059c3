// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const passUpdates: RoutesOf<Contract>["passUpdates"] = {
  register: {"name":"passUpdates.register","method":"POST","path":"/public/wallet/apple/{service}/v1/devices/{device}/registrations/{passType}/{serial}","writes":true,"body":"required","answer":"json"},
  unregister: {"name":"passUpdates.unregister","method":"DELETE","path":"/public/wallet/apple/{service}/v1/devices/{device}/registrations/{passType}/{serial}","writes":true,"body":"none","answer":"json"},
  changed: {"name":"passUpdates.changed","method":"GET","path":"/public/wallet/apple/{service}/v1/devices/{device}/registrations/{passType}","writes":false,"body":"none","answer":"json"},
  latest: {"name":"passUpdates.latest","method":"GET","path":"/public/wallet/apple/{service}/v1/passes/{passType}/{serial}","writes":false,"body":"none","answer":"pkpass"},
  log: {"name":"passUpdates.log","method":"POST","path":"/public/wallet/apple/{service}/v1/log","writes":false,"body":"required","answer":"json"},
};
