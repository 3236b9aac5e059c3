// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const priceGroups: RoutesOf<Contract>["priceGroups"] = {
  add: {"name":"priceGroups.add","method":"POST","path":"/loyalty/{loyaltyId}/price_groups","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"priceGroups.list","method":"GET","path":"/loyalty/{loyaltyId}/price_groups","writes":false,"body":"none","answer":"json"},
  get: {"name":"priceGroups.get","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"priceGroups.change","method":"PATCH","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  remove: {"name":"priceGroups.remove","method":"DELETE","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  goods: {"name":"priceGroups.goods","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/goods","writes":false,"body":"none","answer":"json"},
  terminals: {"name":"priceGroups.terminals","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/terminals","writes":false,"body":"none","answer":"json"},
  masterPrices: {"name":"priceGroups.masterPrices","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/master_prices","writes":false,"body":"none","answer":"json"},
  taxRates: {"name":"priceGroups.taxRates","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/tax_rates","writes":false,"body":"none","answer":"json"},
  taxes: {"name":"priceGroups.taxes","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/taxes","writes":false,"body":"none","answer":"json"},
  changeTaxes: {"name":"priceGroups.changeTaxes","method":"PATCH","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/taxes","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  items: {"name":"priceGroups.items","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  addItems: {"name":"priceGroups.addItems","method":"POST","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  changeItems: {"name":"priceGroups.changeItems","method":"PATCH","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  removeItems: {"name":"priceGroups.removeItems","method":"DELETE","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  item: {"name":"priceGroups.item","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}","writes":false,"body":"none","answer":"json"},
  changeItem: {"name":"priceGroups.changeItem","method":"PATCH","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  removeItem: {"name":"priceGroups.removeItem","method":"DELETE","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  itemMasterPrices: {"name":"priceGroups.itemMasterPrices","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/master_prices","writes":false,"body":"none","answer":"json"},
  removeMasterPrice: {"name":"priceGroups.removeMasterPrice","method":"DELETE","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/master_prices/{masterPriceId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  itemPrices: {"name":"priceGroups.itemPrices","method":"GET","path":"/loyalty/{loyaltyId}/price_groups/{priceGroupId}/items/{itemId}/prices","writes":false,"body":"none","answer":"json"},
};
