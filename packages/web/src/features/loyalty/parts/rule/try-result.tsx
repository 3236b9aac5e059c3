import type { rules } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { usePostedAmount } from "#kit/account-amount.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { CheckTrace } from "#kit/trace/check-trace.tsx";
import { traceMessages } from "#kit/trace/messages.ts";
import { rejectionText } from "#kit/trace/words-of.ts";
import { Callout } from "#ui/callout.tsx";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { ruleMessages } from "../../messages.ts";

type Answer = ReplyOf<typeof rules.try>;

/** What became of the sample check: what this rule did or why it did nothing, the sums, and every step. */
export function TryResult({ answer }: { answer: Answer }) {
  const t = useMessages(ruleMessages);
  const show = useShow();
  const { check } = answer;
  const money = (text: string) => show.money(text, check.currency);
  const { amount, discount_amount, bonuses_added_amount, promo_bonuses_added_amount, amount_to_pay } = check.totals;
  const bonuses = addDecimals(bonuses_added_amount, promo_bonuses_added_amount);
  return (
    <div className="flex flex-col gap-4">
      <Verdict answer={answer} />
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-body tabular-nums">
        <Sum label={t.before} value={money(amount)} />
        <Sum label={t.off} value={money(discount_amount)} />
        <Sum label={t.toPay} value={money(amount_to_pay)} strong />
        <Sum label={t.earned} value={money(bonuses)} />
      </dl>
      <CheckTrace check={check} />
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

function Verdict({ answer }: { answer: Answer }) {
  const { tone, title, why } = useVerdict()(answer);
  return (
    <Callout tone={tone} title={title}>
      {why}
    </Callout>
  );
}

/** Says in one sentence what the tried rule did to the check; when it did nothing, also why. */
export function useVerdict() {
  const t = useMessages(ruleMessages);
  const trace = useMessages(traceMessages);
  const show = useShow();
  const written = usePostedAmount();
  return ({ rule_id, check }: Answer): { tone: "success" | "warning"; title: string; why?: string } => {
    const own = check.trace.entries.filter(({ source }) => source?.id === rule_id);
    const moved = (step: "discount" | "charge") =>
      own.filter((entry) => entry.step === step).reduce((sum, entry) => addDecimals(sum, entry.change ?? "0"), "0");
    const account = own.find(({ params }) => params.special_account_unit)?.params;
    const [off, earned] = [moved("discount"), moved("charge")];
    const { currency } = check;
    if (/[1-9]/.test(off)) return { tone: "success", title: t.tookOff(show.money(off.replace("-", ""), currency)) };
    if (/[1-9]/.test(earned) && account) {
      const amount = written(earned, account.special_account_unit ?? "");
      return { tone: "success", title: t.creditedTo(account.special_account_title ?? "", amount) };
    }
    if (/[1-9]/.test(earned)) return { tone: "success", title: t.credited(show.money(earned, currency)) };
    const rejected = check.trace.rejected.find(({ source }) => source.id === rule_id);
    return {
      tone: "warning",
      title: t.didNotApply,
      ...(rejected ? { why: rejectionText({ t: trace, show, check }, rejected) } : {}),
    };
  };
}
