import { calls } from "@patron/contract/routes";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { trialMessages } from "../messages.ts";
import { AmountTable } from "./amount-table.tsx";
import type { Found, Trial } from "./found.ts";
import { AccountTable, ClashTable, GainTable, SaleTable } from "./found-tables.tsx";
import { useTrialName } from "./trial-name.ts";
import { Words } from "./words.tsx";

const none = "none";

/** What a trial has found, in words and in tables, beside another one if somebody has chosen it. */
export function TrialResult({ trial, found }: { trial: Trial; found: Found }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  const { loyalty_id: loyaltyId } = trial;
  const [search, change] = useAddress();
  const nameOf = useTrialName();
  const trials = useCall(calls.ruleReplays.list, { path: { loyaltyId }, query: { count: 100 } }).data?.items ?? [];
  const others = trials.filter(({ id, state }) => id !== trial.id && state === "done");
  const chosen = others.find(({ id }) => id === search.with)?.id;
  const other = useCall(
    calls.ruleReplays.get,
    { path: { loyaltyId, ruleReplayId: chosen ?? "" } },
    { enabled: chosen !== undefined },
  ).data;
  const beside = chosen !== undefined && other?.id === chosen ? other.result : null;
  return (
    <>
      <section aria-label={t.result} className="flex flex-col gap-2">
        <h2 className="text-section font-semibold">{t.result}</h2>
        <Words found={found} />
        <p className="text-table text-muted">{t.resultHint}</p>
      </section>
      {others.length > 0 && (
        <div className="max-w-96">
          <Field label={t.compareWith}>
            <Select
              value={chosen ?? none}
              options={[
                { value: none, label: t.compareNone },
                ...others.map((one) => ({
                  value: one.id,
                  label: nameOf(one),
                  hint: `${show.days(one.date_from, one.date_to)}, ${show.dateTime(one.created_dt)}`,
                })),
              ]}
              onChange={(id) => change({ with: id === none ? undefined : id })}
            />
          </Field>
        </div>
      )}
      {found.currencies.map((one) => (
        <AmountTable
          key={one.currency}
          found={one}
          beside={beside?.currencies.find(({ currency }) => currency === one.currency)}
          compares={beside !== null}
        />
      ))}
      <AccountTable found={found} />
      <GainTable found={found} />
      <ClashTable found={found} loyaltyId={loyaltyId} />
      <SaleTable found={found} />
    </>
  );
}
