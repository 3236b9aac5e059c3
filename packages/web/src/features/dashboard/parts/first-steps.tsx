import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { useAccess } from "#kit/session/access.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Card } from "#ui/layout/card.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { dashboardMessages } from "../messages.ts";

type Counters = NonNullable<ReplyOf<typeof business.get>["counters"]>;

/** What a business needs before it can sell, in the order in which each needs the one before. The next one leads on. */
export function FirstSteps({ counters }: { counters: Counters }) {
  const t = useMessages(dashboardMessages);
  const { programme } = useProgramme();
  const allowed = useAccess();
  const steps = [
    { name: "pos", needs: calls.pos.add, done: counters.pos > 0, to: "/pos/create" },
    { name: "goods", needs: calls.goods.add, done: counters.goods > 0, to: "/goods-and-services/create" },
    {
      name: "prices",
      needs: calls.priceGroups.add,
      done: counters.prices > 0,
      to: counters.price_groups > 0 ? "/price-groups" : "/price-groups/create",
    },
    { name: "terminals", needs: calls.terminals.add, done: counters.terminals > 0, to: "/terminals/create" },
    {
      name: "rules",
      needs: calls.rules.add,
      done: counters.rules > 0,
      to: programme ? `/loyalties/${programme.id}/rules/create` : "/loyalties",
    },
    { name: "sale", needs: calls.term.openTill, done: counters.transactions > 0, to: "/register" },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done && allowed([step.needs]));
  return (
    <div className="max-w-[45rem]">
      <Card title={t.firstSteps} description={t.firstStepsHint}>
        <ProgressBar label={t.stepsDone(done, steps.length)} done={done} total={steps.length} />
        <ol className="mt-2 divide-y divide-default">
          {steps.map((step, index) => (
            <Step
              key={step.name}
              {...t.steps[step.name]}
              to={step.to}
              index={index + 1}
              done={step.done}
              isNext={step === next}
              isAllowed={allowed([step.needs])}
            />
          ))}
        </ol>
      </Card>
    </div>
  );
}

interface StepProps {
  title: string;
  hint: string;
  action: string;
  index: number;
  done: boolean;
  isNext: boolean;
  isAllowed: boolean;
  to: string;
}

function Step({ title, hint, action, index, done, isNext, isAllowed, to }: StepProps) {
  const t = useMessages(dashboardMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <span
        className={classes(
          "grid size-7 shrink-0 place-items-center rounded-full text-table font-medium",
          done ? "bg-accent-soft text-on-accent-soft" : "border border-default text-muted",
        )}
      >
        {done ? <Check role="img" aria-label={t.stepDone} className="size-4" /> : index}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className={classes("text-body font-medium", done ? "text-muted" : "text-default")}>{title}</p>
        <p className="text-pretty text-table text-muted">{hint}</p>
      </div>
      {!done && isAllowed && (
        <span className="max-sm:ms-11">
          <ButtonLink {...(isNext ? { variant: "primary" as const } : {})} size="sm" render={<Link to={to} />}>
            {action}
          </ButtonLink>
        </span>
      )}
    </li>
  );
}
