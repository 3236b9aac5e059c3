// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const customers: RoutesOf<Contract>["customers"] = {
  get: {"name":"customers.get","method":"GET","path":"/customer/{userId}","writes":false,"body":"none","answer":"json"},
  find: {"name":"customers.find","method":"GET","path":"/customer","writes":false,"body":"none","answer":"json"},
  add: {"name":"customers.add","method":"POST","path":"/customer","writes":true,"body":"required","answer":"json"},
  change: {"name":"customers.change","method":"PATCH","path":"/customer","writes":true,"body":"required","answer":"json"},
  changeAccess: {"name":"customers.changeAccess","method":"PATCH","path":"/customer/access","writes":true,"body":"required","answer":"json"},
  search: {"name":"customers.search","method":"POST","path":"/customers","writes":false,"body":"required","answer":"json","skipsTotals":true,"exports":["name","phone","email","external_id","category","category_code","access","bonuses","visits_count","amount","currency","other_currencies","last_visit_dt","registered_dt","created_dt","id"]},
  ids: {"name":"customers.ids","method":"POST","path":"/customer/customers_bulk_ids","writes":false,"body":"required","answer":"json"},
  profile: {"name":"customers.profile","method":"GET","path":"/customers/{userId}/user_profile","writes":false,"body":"none","answer":"json"},
  movements: {"name":"customers.movements","method":"GET","path":"/x/customers/{userId}/movements","writes":false,"body":"none","answer":"json"},
  favouriteItems: {"name":"customers.favouriteItems","method":"GET","path":"/x/customers/{userId}/favourite_items","writes":false,"body":"none","answer":"json"},
  categories: {"name":"customers.categories","method":"GET","path":"/x/customers/{userId}/categories","writes":false,"body":"none","answer":"json"},
  categoriesAsOf: {"name":"customers.categoriesAsOf","method":"GET","path":"/x/customers/{userId}/categories/as_of","writes":false,"body":"none","answer":"json"},
  bonusesAsOf: {"name":"customers.bonusesAsOf","method":"GET","path":"/x/customers/{userId}/bonuses/as_of","writes":false,"body":"none","answer":"json"},
};
