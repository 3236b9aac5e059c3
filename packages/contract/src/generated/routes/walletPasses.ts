// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const walletPasses: RoutesOf<Contract>["walletPasses"] = {
  settings: {"name":"walletPasses.settings","method":"GET","path":"/loyalty/{loyaltyId}/pkpass/settings","writes":false,"body":"none","answer":"json"},
  change: {"name":"walletPasses.change","method":"PATCH","path":"/loyalty/{loyaltyId}/pkpass/settings","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  checkGoogle: {"name":"walletPasses.checkGoogle","method":"POST","path":"/x/loyalty/{loyaltyId}/pkpass/google/check","writes":false,"body":"none","answer":"json"},
  icon: {"name":"walletPasses.icon","method":"POST","path":"/x/loyalty/{loyaltyId}/pkpass/icon","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeIcon: {"name":"walletPasses.removeIcon","method":"DELETE","path":"/x/loyalty/{loyaltyId}/pkpass/icon","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  logo: {"name":"walletPasses.logo","method":"POST","path":"/x/loyalty/{loyaltyId}/pkpass/logo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeLogo: {"name":"walletPasses.removeLogo","method":"DELETE","path":"/x/loyalty/{loyaltyId}/pkpass/logo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  strip: {"name":"walletPasses.strip","method":"POST","path":"/x/loyalty/{loyaltyId}/pkpass/strip","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeStrip: {"name":"walletPasses.removeStrip","method":"DELETE","path":"/x/loyalty/{loyaltyId}/pkpass/strip","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  ofCustomer: {"name":"walletPasses.ofCustomer","method":"GET","path":"/x/customer/{userId}/wallet_passes","writes":false,"body":"none","answer":"json"},
  card: {"name":"walletPasses.card","method":"GET","path":"/public/wallet/{token}","writes":false,"body":"none","answer":"json"},
  pass: {"name":"walletPasses.pass","method":"GET","path":"/public/wallet/{token}/pass","writes":false,"body":"none","answer":"pkpass"},
  google: {"name":"walletPasses.google","method":"POST","path":"/public/wallet/{token}/google","writes":true,"body":"none","answer":"json"},
};
