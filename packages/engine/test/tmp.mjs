import fc from "fast-check";
import { discounted, discountRules } from "./arbitrary.ts";
import { checkOf, priced, rule } from "./check.ts";
const m=(t)=>BigInt(t.replace(".",""));
const d=(input,s,extra={})=>priced(checkOf({...input,loyalty:{rule_settings:{discounts_scheme:s,...extra}}})).lines.map(l=>m(l.discount_amount));
const sum=(a)=>a.reduce((x,y)=>x+y,0n);
for (const prec of [2,0]) {
const r=fc.check(fc.property(discounted(discountRules),(input)=>{
  const a=sum(d(input,"sequential",{discount_rounding_precision:prec})), b=sum(d(input,"summarizing",{discount_rounding_precision:prec}));
  return a<=b;
}),{numRuns:20000});
console.log(prec, r.failed, JSON.stringify(r.counterexample));
if(r.failed){const i=r.counterexample[0];console.log(d(i,"sequential",{discount_rounding_precision:prec}),d(i,"summarizing",{discount_rounding_precision:prec}),d(i,"maximum"))}
}
const lines=Array.from({length:100},(_,i)=>({id:"L"+i,goods:{id:"g"+i%7,category_ids:["c"+i%3]},quantity:"1.5",goods_price:{price:"12.3456"}}));
const rules=Array.from({length:100},(_,i)=>rule(["discount-check-percent","discount-items-percent","discount-check-amount","special-price-item","charge-check-percent"][i%5],"1.5",{id:"r"+i,include_goods:["g"+i%7]}));
for(const s of ["summarizing","maximum","sequential"]){const inp=checkOf({lines,rules,customer:{id:"u",access:"full"},redemption:{asked:"100.00",available:"500.00"},loyalty:{rule_settings:{discounts_scheme:s},redemption_settings:{bonuses_payment_type:"partial-rounded"}}});
for(let i=0;i<5;i++)priced(inp); const t=performance.now(); for(let i=0;i<20;i++)priced(inp); const c=priced(inp); console.log(s,(performance.now()-t)/20,"ms",JSON.stringify(c.trace).length);}
const small=checkOf({rules:[rule("discount-check-percent","10")]}); const t=performance.now(); for(let i=0;i<2000;i++)priced(small); console.log("small",(performance.now()-t)/2000);
