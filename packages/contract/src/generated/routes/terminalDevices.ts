// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const terminalDevices: RoutesOf<Contract>["terminalDevices"] = {
  amp: {"name":"terminalDevices.amp","method":"GET","path":"/terminal/{terminalId}/settings/external_devices/amp","writes":false,"body":"none","answer":"json"},
  changeAmp: {"name":"terminalDevices.changeAmp","method":"PATCH","path":"/terminal/{terminalId}/settings/external_devices/amp","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  pax: {"name":"terminalDevices.pax","method":"GET","path":"/terminal/{terminalId}/settings/external_devices/pax","writes":false,"body":"none","answer":"json"},
  changePax: {"name":"terminalDevices.changePax","method":"PATCH","path":"/terminal/{terminalId}/settings/external_devices/pax","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  stripe: {"name":"terminalDevices.stripe","method":"GET","path":"/terminal/{terminalId}/settings/external_devices/stripe","writes":false,"body":"none","answer":"json"},
  changeStripe: {"name":"terminalDevices.changeStripe","method":"PATCH","path":"/terminal/{terminalId}/settings/external_devices/stripe","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  stripeLocation: {"name":"terminalDevices.stripeLocation","method":"GET","path":"/terminal/{terminalId}/settings/external_devices/stripe/location","writes":false,"body":"none","answer":"json"},
  changeStripeLocation: {"name":"terminalDevices.changeStripeLocation","method":"PATCH","path":"/terminal/{terminalId}/settings/external_devices/stripe/location","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  removeStripeLocation: {"name":"terminalDevices.removeStripeLocation","method":"DELETE","path":"/terminal/{terminalId}/settings/external_devices/stripe/location","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  till: {"name":"terminalDevices.till","method":"GET","path":"/term/devices","writes":false,"body":"none","answer":"json"},
  stripeConnection: {"name":"terminalDevices.stripeConnection","method":"POST","path":"/term/devices/stripe/connection_token","writes":false,"body":"none","answer":"json"},
};
