// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const goods: RoutesOf<Contract>["goods"] = {
  categories: {"name":"goods.categories","method":"GET","path":"/goods/categories/{loyaltyId}","writes":false,"body":"none","answer":"json"},
  addCategory: {"name":"goods.addCategory","method":"POST","path":"/goods/categories/{loyaltyId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  orderCategories: {"name":"goods.orderCategories","method":"PATCH","path":"/goods/categories/{loyaltyId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  category: {"name":"goods.category","method":"GET","path":"/goods/category/{categoryId}","writes":false,"body":"none","answer":"json"},
  changeCategory: {"name":"goods.changeCategory","method":"PATCH","path":"/goods/category/{categoryId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  categoryPhoto: {"name":"goods.categoryPhoto","method":"POST","path":"/goods/category/{categoryId}/photo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeCategoryPhoto: {"name":"goods.removeCategoryPhoto","method":"DELETE","path":"/goods/category/{categoryId}/photo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  photo: {"name":"goods.photo","method":"POST","path":"/goods/{goodsId}/photo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removePhoto: {"name":"goods.removePhoto","method":"DELETE","path":"/goods/{goodsId}/photo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  addImage: {"name":"goods.addImage","method":"POST","path":"/goods/{goodsId}/additional_image","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeImage: {"name":"goods.removeImage","method":"DELETE","path":"/goods/{goodsId}/additional_image/{imageId}","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  orderImages: {"name":"goods.orderImages","method":"PATCH","path":"/x/goods/{goodsId}/images","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  get: {"name":"goods.get","method":"GET","path":"/goods/{goodsId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"goods.change","method":"PATCH","path":"/goods/{goodsId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  add: {"name":"goods.add","method":"POST","path":"/goods","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"goods.list","method":"GET","path":"/x/goods","writes":false,"body":"none","answer":"json","sorts":["title","code","unit","service_type","active"],"dialect":"sort","exports":["title","code","barcodes","category_ids","price_ranges","unit","service_type","active"]},
  inBusiness: {"name":"goods.inBusiness","method":"GET","path":"/goods/in_business","writes":false,"body":"none","answer":"json"},
  inCategory: {"name":"goods.inCategory","method":"GET","path":"/goods/in_category/{loyaltyId}","writes":false,"body":"none","answer":"json"},
  orderInCategory: {"name":"goods.orderInCategory","method":"PATCH","path":"/goods/in_category/{loyaltyId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  inLoyalty: {"name":"goods.inLoyalty","method":"GET","path":"/goods/in_loyalty/{loyaltyId}","writes":false,"body":"none","answer":"json","sorts":[],"dialect":"none"},
  serviceTypes: {"name":"goods.serviceTypes","method":"GET","path":"/goods/service_types","writes":false,"body":"none","answer":"json"},
};
