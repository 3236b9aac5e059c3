// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const messageTemplates: RoutesOf<Contract>["messageTemplates"] = {
  get: {"name":"messageTemplates.get","method":"GET","path":"/loyalty/{loyaltyId}/customers_messages","writes":false,"body":"none","answer":"json"},
  change: {"name":"messageTemplates.change","method":"PATCH","path":"/loyalty/{loyaltyId}/customers_messages","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  groups: {"name":"messageTemplates.groups","method":"GET","path":"/loyalty/{loyaltyId}/customers_messages_groups","writes":false,"body":"none","answer":"json"},
  values: {"name":"messageTemplates.values","method":"GET","path":"/loyalty/{loyaltyId}/customers_messages_values","writes":false,"body":"none","answer":"json"},
  test: {"name":"messageTemplates.test","method":"POST","path":"/loyalty/{loyaltyId}/customers_messages/template_test","writes":false,"body":"required","answer":"json"},
  sendTest: {"name":"messageTemplates.sendTest","method":"POST","path":"/x/loyalty/{loyaltyId}/customers_messages/send_test","writes":true,"body":"required","answer":"json","needsEveryPos":true},
};
