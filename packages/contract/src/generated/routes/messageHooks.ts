// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const messageHooks: RoutesOf<Contract>["messageHooks"] = {
  twilio: {"name":"messageHooks.twilio","method":"POST","path":"/callbacks/messages/twilio/{token}","writes":true,"body":"required","answer":"html"},
  telegram: {"name":"messageHooks.telegram","method":"POST","path":"/callbacks/messages/telegram/{token}","writes":true,"body":"required","answer":"json"},
  externalSystem: {"name":"messageHooks.externalSystem","method":"POST","path":"/callbacks/messages/external-system/{token}","writes":true,"body":"required","answer":"json"},
};
