// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const corporateCustomers: RoutesOf<Contract>["corporateCustomers"] = {
  add: {"name":"corporateCustomers.add","method":"POST","path":"/corporate_customers","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  list: {"name":"corporateCustomers.list","method":"GET","path":"/corporate_customers","writes":false,"body":"none","answer":"json","sorts":["title","code","email","created_dt"],"dialect":"sort","exports":["title","code","accounts","suspended","contact_name","phone","email","tax_id","contract_end_date","contract_number","legal_name","created_dt","id"]},
  get: {"name":"corporateCustomers.get","method":"GET","path":"/corporate_customers/{customerId}","writes":false,"body":"none","answer":"json"},
  change: {"name":"corporateCustomers.change","method":"PATCH","path":"/corporate_customers/{customerId}","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  ids: {"name":"corporateCustomers.ids","method":"GET","path":"/corporate_customers/customers_bulk_ids","writes":false,"body":"none","answer":"json"},
};
