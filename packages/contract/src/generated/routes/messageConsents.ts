// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const messageConsents: RoutesOf<Contract>["messageConsents"] = {
  give: {"name":"messageConsents.give","method":"POST","path":"/customer/consent","writes":true,"body":"required","answer":"json"},
  giveMany: {"name":"messageConsents.giveMany","method":"POST","path":"/x/customer/consents","writes":true,"body":"required","answer":"json"},
  get: {"name":"messageConsents.get","method":"GET","path":"/x/customer/{userId}/consents","writes":false,"body":"none","answer":"json"},
  subscription: {"name":"messageConsents.subscription","method":"GET","path":"/public/unsubscribe/{token}","writes":false,"body":"none","answer":"json"},
  choose: {"name":"messageConsents.choose","method":"POST","path":"/public/unsubscribe/{token}","writes":true,"body":"required","answer":"json"},
  oneClick: {"name":"messageConsents.oneClick","method":"POST","path":"/public/unsubscribe/{token}/{messageType}","writes":true,"body":"none","answer":"json"},
};
