// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const transactions: RoutesOf<Contract>["transactions"] = {
  list: {"name":"transactions.list","method":"GET","path":"/transactions","writes":false,"body":"none","answer":"json","sorts":["created_dt","amount","amount_to_pay"],"dialect":"sort","skipsTotals":true,"exports":["number","created_dt","transaction_type","status","loyalty","pos","terminal","business_staff","sc_terminal","sc_code","customer","phone","currency","amount","discount_amount","bonuses_redeemed_amount","contained_taxes_amount","sales_taxes_amount","delivery_amount","tip_amount","rounding_amount","amount_to_pay","bonuses_added_amount","promo_bonuses_added_amount","special_account","special_account_amount","special_account_unit","credited_accounts","credited_money","credited_goods","credited_goods_unit","credited_punches","payment_types","vehicle_id","odometer","comment","cancel_dt","cancel_reason","id"]},
  items: {"name":"transactions.items","method":"GET","path":"/x/transactions/items","writes":false,"body":"none","answer":"json","sorts":["created_dt","amount","amount_to_pay","quantity"],"dialect":"sort","skipsTotals":true,"exports":["created_dt","number","status","pos","terminal","business_staff","customer","phone","code","title","quantity","unit","price_posted","currency","amount","discount_amount","bonuses_redeemed","contained_taxes_amount","sales_taxes_amount","amount_to_pay","bonuses_added","promo_bonuses_added","special_account","special_account_amount","special_account_unit","credited_accounts","credited_money","credited_goods","credited_goods_unit","credited_punches","net_amount","cost_amount","gross_margin","margin_percent","transaction_id"]},
  get: {"name":"transactions.get","method":"GET","path":"/x/transactions/{transactionId}","writes":false,"body":"none","answer":"json"},
  check: {"name":"transactions.check","method":"GET","path":"/transactions/{transactionId}/check","writes":false,"body":"none","answer":"html"},
  order: {"name":"transactions.order","method":"GET","path":"/transactions/{transactionId}/order","writes":false,"body":"none","answer":"html"},
  receipt: {"name":"transactions.receipt","method":"GET","path":"/transactions/{transactionId}/receipt","writes":false,"body":"none","answer":"html"},
  finalize: {"name":"transactions.finalize","method":"POST","path":"/transactions/finalize","writes":true,"body":"required","answer":"json"},
  cancel: {"name":"transactions.cancel","method":"POST","path":"/transactions/cancel","writes":true,"body":"required","answer":"json"},
  addBonuses: {"name":"transactions.addBonuses","method":"POST","path":"/transactions/bonuses/add","writes":true,"body":"required","answer":"json"},
  adjustBonuses: {"name":"transactions.adjustBonuses","method":"POST","path":"/transactions/bonuses/adjust","writes":true,"body":"required","answer":"json"},
  writeOffBonuses: {"name":"transactions.writeOffBonuses","method":"POST","path":"/transactions/bonuses/write_offs","writes":true,"body":"required","answer":"json"},
  refillAccount: {"name":"transactions.refillAccount","method":"POST","path":"/transactions/special_account/refill","writes":true,"body":"required","answer":"json"},
  adjustAccount: {"name":"transactions.adjustAccount","method":"POST","path":"/transactions/special_account/adjust","writes":true,"body":"required","answer":"json"},
  writeOffAccount: {"name":"transactions.writeOffAccount","method":"POST","path":"/transactions/special_account/write_offs","writes":true,"body":"required","answer":"json"},
};
