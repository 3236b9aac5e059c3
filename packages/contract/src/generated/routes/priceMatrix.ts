// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const priceMatrix: RoutesOf<Contract>["priceMatrix"] = {
  axes: {"name":"priceMatrix.axes","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/matrix/axes","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  masterPrices: {"name":"priceMatrix.masterPrices","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/matrix/master_prices","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  prices: {"name":"priceMatrix.prices","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/matrix/prices","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  taxRates: {"name":"priceMatrix.taxRates","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/matrix/tax_rates","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  preview: {"name":"priceMatrix.preview","method":"POST","path":"/x/loyalty/{loyaltyId}/price_changes/preview","writes":false,"body":"required","answer":"json"},
  addChange: {"name":"priceMatrix.addChange","method":"POST","path":"/x/loyalty/{loyaltyId}/price_changes","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  changes: {"name":"priceMatrix.changes","method":"GET","path":"/x/loyalty/{loyaltyId}/price_changes","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  changePrices: {"name":"priceMatrix.changePrices","method":"GET","path":"/x/loyalty/{loyaltyId}/price_changes/{priceChangeId}/prices","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  changeTerminals: {"name":"priceMatrix.changeTerminals","method":"GET","path":"/x/loyalty/{loyaltyId}/price_changes/{priceChangeId}/terminals","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  cancelChange: {"name":"priceMatrix.cancelChange","method":"POST","path":"/x/loyalty/{loyaltyId}/price_changes/{priceChangeId}/cancel","writes":true,"body":"none","answer":"json","needsEveryPos":true},
};
