import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { dashboardMessages } from "../messages.ts";

type Counters = NonNullable<ReplyOf<typeof business.get>["counters"]>;

/** What a business needs before it can sell, in the order in which each needs the one before. The next one leads on. */
export function FirstSteps({ counters }: { counters: Counters }) {
  const t = useMessages(dashboardMessages);
  const { programme } = useProgramme();
  const steps = [
    { name: "pos", done: counters.pos > 0, to: "/pos/create" },
    { name: "goods", done: counters.goods > 0, to: "/goods-and-services/create" },
    {
      name: "prices",
      done: counters.prices > 0,
      to: counters.price_groups > 0 ? "/price-groups" : "/price-groups/create",
    },
    { name: "terminals", done: counters.terminals > 0, to: "/terminals/create" },
    {
      name: "rules",
      done: counters.rules > 0,
      to: programme ? `/loyalties/${programme.id}/rules/create` : "/loyalties",
    },
    { name: "sale", done: counters.transactions > 0, to: "/register" },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <div className="max-w-[45rem]">
      <Card title={t.firstSteps} description={t.firstStepsHint}>
        <ProgressBar label={t.stepsDone(done, steps.length)} done={done} total={steps.length} />
        <ol className="mt-2 divide-y divide-default">
          {steps.map((step, place) => (
            <Step key={step.name} {...step} {...t.steps[step.name]} place={place + 1} isNext={step === next} />
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
  place: number;
  done: boolean;
  isNext: boolean;
  to: string;
}

function Step({ title, hint, action, place, done, isNext, to }: StepProps) {
  const t = useMessages(dashboardMessages);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <span
        className={classes(
          "grid size-7 shrink-0 place-items-center rounded-full text-table font-medium",
          done ? "bg-accent-soft text-on-accent-soft" : "border border-default text-muted",
        )}
      >
        {done ? <Check role="img" aria-label={t.stepDone} className="size-4" /> : place}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className={classes("text-body font-medium", done ? "text-muted" : "text-default")}>{title}</p>
        <p className="text-pretty text-table text-muted">{hint}</p>
      </div>
      {!done && (
        <span className="max-sm:ms-11">
          <ButtonLink {...(isNext ? { variant: "primary" as const } : {})} size="sm" render={<Link to={to} />}>
            {action}
          </ButtonLink>
        </span>
      )}
    </li>
  );
}
