import { calls } from "@patron/contract/routes";
import { useEffect, useRef } from "react";
import { useAddress } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Changes } from "#kit/history/changes.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useRuleSentence } from "#kit/rule-sentence/use-rule-sentence.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { ruleMessages } from "../../messages.ts";
import { type Rule, ruleBody, ruleValues } from "./values.ts";

/** The rule as it was at the moment in the address, and what has changed since; nothing without one. */
export function RuleThen({ rule }: { rule: Rule }) {
  const [{ at }] = useAddress();
  return at ? <Then key={at} rule={rule} at={at} /> : null;
}

function Then({ rule, at }: { rule: Rule; at: string }) {
  const t = useMessages(ruleMessages);
  const show = useShow();
  const [, change] = useAddress();
  const path = { loyaltyId: rule.loyalty_id };
  const { data, error, refetch } = useCall(calls.rules.asOf, { path, query: { at } });
  const section = useRef<HTMLElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) section.current?.scrollIntoView({ block: "center" });
  }, [isLoaded]);
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const then = data?.items.find(({ id }) => id === rule.id);
  return (
    <section
      // It is opened from the history below the form.
      ref={section}
      aria-label={t.asItWas(show.dateTime(at))}
      className="mb-8 flex max-w-[60rem] flex-col items-start gap-3 rounded-card border border-default bg-surface p-4"
    >
      <h2 className="text-section font-semibold">{t.asItWas(show.dateTime(at))}</h2>
      {data ? then ? <Version then={then} now={rule} /> : <p>{t.noneThen}</p> : <Skeleton className="h-12 w-full" />}
      <p className="text-table text-muted">{t.nowBelow}</p>
      <div className="flex flex-wrap gap-2">
        {then && <Restore rule={rule} then={then} />}
        <Button size="sm" onClick={() => change({ at: undefined })}>
          {t.showNow}
        </Button>
      </div>
    </section>
  );
}

/** Makes the rule what it was, as a new version; nothing where that would change nothing or is not allowed. */
function Restore({ rule, then }: { rule: Rule; then: Rule }) {
  const t = useMessages(ruleMessages);
  const [, change] = useAddress();
  const isAllowed = useAccess()([calls.rules.change]);
  const restore = useAction(calls.rules.change, {
    onDone: () => {
      toast({ id: "restored", type: "success", message: t.restored });
      change({ at: undefined });
    },
  });
  if (!isAllowed || fieldsBetween(then, rule).length === 0) return null;
  const path = { loyaltyId: rule.loyalty_id, ruleId: rule.id };
  const run = () => restore.run({ path, body: ruleBody(ruleValues(then)) }, rule.version);
  return (
    <Button size="sm" variant="primary" loading={restore.busy} onClick={() => void run()}>
      {t.restore}
    </Button>
  );
}

function Version({ then, now }: { then: Rule; now: Rule }) {
  const t = useMessages(ruleMessages);
  const sentenceOf = useRuleSentence(now.loyalty_id, [then]);
  const changes = fieldsBetween(then, now);
  return (
    <>
      <p className="text-body wrap-anywhere">
        <bdi>{sentenceOf?.(then)}</bdi>
      </p>
      {changes.length === 0 ? (
        <p className="text-table text-muted">{t.sameSince}</p>
      ) : (
        <div className="text-table">
          <h3 className="mb-1 font-medium">{t.changedSince}</h3>
          <Changes call="rules.change" changes={changes} names={[]} units={[]} shown={8} />
        </div>
      )}
    </>
  );
}

const stamps = new Set(["id", "loyalty_id", "created_dt", "modified_dt", "version"]);

function fieldsBetween(then: Rule, now: Rule) {
  const earlier = new Map<string, unknown>(Object.entries(then));
  return Object.entries(now).flatMap(([field, after]) => {
    const before = earlier.get(field) ?? null;
    const isSame = stamps.has(field) || JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [{ field, before, after }];
  });
}
