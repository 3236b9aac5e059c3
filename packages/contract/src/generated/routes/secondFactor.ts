// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const secondFactor: RoutesOf<Contract>["secondFactor"] = {
  list: {"name":"secondFactor.list","method":"GET","path":"/x/second_factor","writes":false,"body":"none","answer":"json"},
  challenge: {"name":"secondFactor.challenge","method":"POST","path":"/x/second_factor/challenge","writes":true,"body":"none","answer":"json"},
  startTotp: {"name":"secondFactor.startTotp","method":"POST","path":"/x/second_factor/totp/pre","writes":true,"body":"none","answer":"json"},
  addTotp: {"name":"secondFactor.addTotp","method":"POST","path":"/x/second_factor/totp","writes":true,"body":"required","answer":"json"},
  startPasskey: {"name":"secondFactor.startPasskey","method":"POST","path":"/x/second_factor/passkey/pre","writes":true,"body":"none","answer":"json"},
  addPasskey: {"name":"secondFactor.addPasskey","method":"POST","path":"/x/second_factor/passkey","writes":true,"body":"required","answer":"json"},
  renewRecoveryCodes: {"name":"secondFactor.renewRecoveryCodes","method":"POST","path":"/x/second_factor/recovery_codes","writes":true,"body":"required","answer":"json"},
  removeFactor: {"name":"secondFactor.removeFactor","method":"POST","path":"/x/second_factor/{secondFactorId}/remove","writes":true,"body":"required","answer":"json"},
  reset: {"name":"secondFactor.reset","method":"POST","path":"/x/staff/{staffId}/second_factor/reset","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
