import type { rules } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { usePostedAmount } from "#kit/account-amount.ts";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { CheckTrace } from "#kit/trace/check-trace.tsx";
import { traceMessages } from "#kit/trace/messages.ts";
import { rejectionText } from "#kit/trace/trace-text.ts";
import { Callout } from "#ui/callout.tsx";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { ruleMessages } from "../../messages.ts";

export type Answer = ReplyOf<typeof rules.try>;

/** The totals of the sample sale, with the explanation of every number. */
export function TryResult({ answer, loyaltyId }: { answer: Answer; loyaltyId: string }) {
  const t = useMessages(ruleMessages);
  const show = useShow();
  const { check } = answer;
  const money = (text: string) => show.money(text, check.currency);
  const { amount, discount_amount, bonuses_added_amount, promo_bonuses_added_amount, amount_to_pay } = check.totals;
  const bonuses = addDecimals(bonuses_added_amount, promo_bonuses_added_amount);
  return (
    <div className="flex flex-col gap-4 border-default border-t pt-5">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-body tabular-nums">
        <Sum label={t.before} value={money(amount)} />
        <Sum label={t.off} value={money(discount_amount)} />
        <Sum label={t.toPay} value={money(amount_to_pay)} strong />
        <Sum label={t.earned} value={money(bonuses)} />
      </dl>
      <CheckTrace check={check} loyaltyId={loyaltyId} />
    </div>
  );
}

function Sum({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? "font-semibold" : "text-muted"}>{label}</dt>
      <dd className={`text-end ${strong ? "font-semibold" : ""}`}>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}

/** What the rule did to the whole sample. */
export function Verdict({ answer }: { answer: Answer }) {
  const { tone, title, why } = useVerdict()(answer);
  return (
    <Callout tone={tone} title={title}>
      {why}
    </Callout>
  );
}

const isZero = (text: string) => !/[1-9]/.test(text);

/** The discount or credit of the rule, on one line or on all. */
function effectOn({ rule_id, check }: Answer, lineId?: string) {
  const own = check.trace.entries.filter(
    ({ source, line }) => source?.id === rule_id && (lineId === undefined || line === lineId),
  );
  const sumOf = (step: "discount" | "charge") =>
    own.filter((entry) => entry.step === step).reduce((sum, entry) => addDecimals(sum, entry.change ?? "0"), "0");
  const account = own.find(({ params }) => params.special_account_unit)?.params;
  return { off: sumOf("discount").replace("-", ""), earned: sumOf("charge"), account };
}

/** Describes in one sentence what the rule did to the sample, and why if it did nothing. */
export function useVerdict() {
  const t = useMessages(ruleMessages);
  const trace = useMessages(traceMessages);
  const show = useShow();
  const written = usePostedAmount();
  return (answer: Answer): { tone: "success" | "warning"; title: string; why?: string } => {
    const { rule_id, check } = answer;
    const { off, earned, account } = effectOn(answer);
    if (!isZero(off)) return { tone: "success", title: t.tookOff(show.money(off, check.currency)) };
    if (!isZero(earned) && account) {
      const amount = written(earned, account.special_account_unit ?? "");
      return { tone: "success", title: t.creditedTo(account.special_account_title ?? "", amount) };
    }
    if (!isZero(earned)) return { tone: "success", title: t.credited(show.money(earned, check.currency)) };
    const rejected = check.trace.rejected.find(({ source }) => source.id === rule_id);
    return {
      tone: "warning",
      title: t.didNotApply,
      ...(rejected ? { why: rejectionText({ t: trace, show, check }, rejected) } : {}),
    };
  };
}

/** Describes what the rule did to one line of the sample, or why it skipped it; nothing where the sale as a whole decides. */
export function useLineResult() {
  const t = useMessages(ruleMessages);
  const trace = useMessages(traceMessages);
  const show = useShow();
  const written = usePostedAmount();
  return (answer: Answer | undefined, position: number): { applied: boolean; text: string } | undefined => {
    const item = answer?.check.items[position];
    if (!answer || !item) return undefined;
    const { rule_id, check } = answer;
    const { off, earned, account } = effectOn(answer, item.id);
    if (!isZero(off)) return { applied: true, text: t.lineOff(show.money(off, check.currency)) };
    if (!isZero(earned) && account) {
      const amount = written(earned, account.special_account_unit ?? "");
      return { applied: true, text: labelled(account.special_account_title ?? "", amount) };
    }
    if (!isZero(earned)) return { applied: true, text: t.lineEarned(show.money(earned, check.currency)) };
    const rejected = check.trace.rejected.find(({ source, line }) => source.id === rule_id && line === item.id);
    return rejected && { applied: false, text: rejectionText({ t: trace, show, check }, rejected) };
  };
}
