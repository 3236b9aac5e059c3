import { calls } from "@patron/contract/routes";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { useAccess } from "#kit/session/access.ts";
import { classes } from "#ui/classes.ts";
import { Card } from "#ui/layout/card.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { dashboardMessages } from "../../messages.ts";
import { ItemsStep } from "./items-step.tsx";
import { RulesStep } from "./rules-step.tsx";
import { SaleStep } from "./sale-step.tsx";
import { ShopStep } from "./shop-step.tsx";
import type { Business } from "./step.ts";

/** What a business needs before its first sale, each entered right here. The next step is open. */
export function FirstSteps({
  business,
  counters,
}: {
  business: Business;
  counters: NonNullable<Business["counters"]>;
}) {
  const t = useMessages(dashboardMessages);
  const { programme } = useProgramme();
  const allowed = useAccess();
  const [chosen, setChosen] = useState<string | null>(null);
  if (!programme) return null;
  const props = { business, loyaltyId: programme.id };
  const steps = [
    { name: "pos", needs: calls.pos.add, done: counters.terminals > 0, body: <ShopStep {...props} /> },
    { name: "goods", needs: calls.goods.add, done: counters.goods > 0, body: <ItemsStep {...props} /> },
    { name: "rules", needs: calls.rules.add, done: counters.rules > 0, body: <RulesStep {...props} /> },
    { name: "sale", needs: calls.term.openTill, done: counters.transactions > 0, body: <SaleStep /> },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done && allowed([step.needs]))?.name;
  const open = steps.find((step) => step.name === chosen && !step.done)?.name ?? next;
  return (
    <div className="max-w-[45rem]">
      <Card title={t.firstSteps} description={t.firstStepsHint}>
        <ProgressBar label={t.stepsDone(done, steps.length)} done={done} total={steps.length} />
        <ol className="mt-2 divide-y divide-default">
          {steps.map((step, index) => (
            <Step
              key={step.name}
              {...t.steps[step.name]}
              index={index + 1}
              done={step.done}
              open={step.name === open}
              onOpen={step.done || !allowed([step.needs]) ? undefined : () => setChosen(step.name)}
            >
              {step.body}
            </Step>
          ))}
        </ol>
      </Card>
    </div>
  );
}

interface StepRowProps {
  title: string;
  hint: string;
  index: number;
  done: boolean;
  open: boolean;
  /** Undefined for a step that is done or that the reader has no access to. */
  onOpen: (() => void) | undefined;
  children: ReactNode;
}

function Step({ title, hint, index, done, open, onOpen, children }: StepRowProps) {
  const t = useMessages(dashboardMessages);
  const id = useId();
  const face = (
    <>
      <span
        className={classes(
          "grid size-7 shrink-0 place-items-center rounded-full text-table font-medium",
          done ? "bg-accent-soft text-on-accent-soft" : "border border-default text-muted",
        )}
      >
        {done ? <Check role="img" aria-label={t.stepDone} className="size-4" /> : index}
      </span>
      <span className="min-w-0 flex-1">
        <span className={classes("block text-body font-medium", done ? "text-muted" : "text-default")}>{title}</span>
        <span className="block text-pretty text-table text-muted">{hint}</span>
      </span>
    </>
  );
  const row = "flex w-full items-center gap-4 py-3.5 text-start";
  return (
    <li>
      {onOpen ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onOpen}
          className={classes("touch focus-inset rounded-small", row)}
        >
          {face}
          {!open && <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />}
        </button>
      ) : (
        <div className={row}>{face}</div>
      )}
      <div id={id} className={open ? "pb-5 sm:ps-11" : "hidden"}>
        {open && children}
      </div>
    </li>
  );
}
