import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { trialMessages } from "../messages.ts";
import { differenceOf, isNegative, isZero, sizeOf } from "./amounts.ts";
import type { Found } from "./found.ts";

/** What other rules or prices would have done, in sentences. */
export function Words({ found }: { found: Found }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  const { sales_count: all, touched_count: touched } = found;
  const leftOut = found.earlier_count + found.unpaid_count;
  const sentences = found.currencies.flatMap(({ currency, before, after }) => {
    const paid = differenceOf(before.amount_to_pay, after.amount_to_pay, currency);
    const bonuses = differenceOf(before.bonuses_amount, after.bonuses_amount, currency);
    const rewards = differenceOf(before.invitations_amount ?? "0", after.invitations_amount ?? "0", currency);
    const money = (amount: string) => show.money(sizeOf(amount), currency);
    return [
      ...(isZero(paid) ? [] : [isNegative(paid) ? t.paysLess(money(paid)) : t.paysMore(money(paid))]),
      ...(isZero(bonuses)
        ? []
        : [isNegative(bonuses) ? t.fewerBonuses(money(bonuses)) : t.moreBonuses(money(bonuses))]),
      ...(isZero(rewards)
        ? []
        : [isNegative(rewards) ? t.fewerRewards(money(rewards)) : t.moreRewards(money(rewards))]),
    ];
  });
  const first =
    all === 0 ? t.noSales : touched === 0 ? t.noDifference : t.changed(show.number(touched), show.number(all));
  return (
    <>
      <p className="max-w-[48rem] text-body">{[first, ...sentences].join(" ")}</p>
      {found.unmeasured_count > 0 && <p className="text-table text-muted">{t.unmeasured(found.unmeasured_count)}</p>}
      {found.unrewarded_count > 0 && <p className="text-table text-muted">{t.unrewarded(found.unrewarded_count)}</p>}
      {leftOut > 0 && <p className="text-table text-muted">{t.leftOut(leftOut)}</p>}
    </>
  );
}
