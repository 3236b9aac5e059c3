// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const identification: RoutesOf<Contract>["identification"] = {
  list: {"name":"identification.list","method":"GET","path":"/x/customers/{userId}/identifiers","writes":false,"body":"none","answer":"json"},
  add: {"name":"identification.add","method":"POST","path":"/x/customers/{userId}/identifiers","writes":true,"body":"required","answer":"json"},
  remove: {"name":"identification.remove","method":"DELETE","path":"/x/customers/{userId}/identifiers/{customerIdentifierId}","writes":true,"body":"none","answer":"json"},
  showCode: {"name":"identification.showCode","method":"POST","path":"/public/customer_code/{token}","writes":true,"body":"none","answer":"json"},
  identify: {"name":"identification.identify","method":"POST","path":"/term/customer/identify","writes":true,"body":"required","answer":"json"},
  addStewardCode: {"name":"identification.addStewardCode","method":"POST","path":"/term/steward_code","writes":true,"body":"none","answer":"json"},
};
