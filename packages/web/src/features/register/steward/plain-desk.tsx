import { REFUSED_DUTIES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { labelled } from "#kit/labelled.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { registerMessages } from "../messages.ts";
import { CloseTill } from "../parts/close-till.tsx";
import type { Till, TillFacts } from "../till-facts.ts";
import { useTillAction } from "../use-till-action.ts";

/** Whether a terminal is no place to sell at. */
export function sellsNothing({ terminal_type }: Pick<TillFacts, "terminal_type">): boolean {
  return REFUSED_DUTIES[terminal_type].includes("sell");
}

/** A terminal that sells nothing: a steward's makes codes for the register. */
export function PlainDesk({ till: { terminal }, facts }: { till: Till; facts: TillFacts }) {
  const t = useMessages(registerMessages);
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-[30rem] flex-col justify-center gap-6 bg-canvas px-4 py-8"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-title font-semibold">{terminal.title}</h1>
          <p className="wrap-anywhere text-body text-muted">{terminal.pos.title}</p>
        </div>
        <CloseTill />
      </div>
      {facts.terminal_type === "steward" ? <Code /> : <Callout>{t.sellsNothing}</Callout>}
    </main>
  );
}

function Code() {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const show = useShow();
  const [made, setMade] = useState<{ code: string; expires_dt: string } | null>(null);
  const make = useTillAction(calls.identification.addStewardCode, { onDone: setMade });
  return (
    <Card title={t.stewardTitle} description={made ? t.stewardShows : t.stewardStart}>
      <div className="flex flex-col items-center gap-5">
        {make.failure && (
          <div role="alert">
            <Callout tone="danger">{failureText(common, make.failure)}</Callout>
          </div>
        )}
        <div role="status" className="flex flex-col items-center gap-1">
          {made && (
            <>
              <p dir="ltr" className="text-figure font-semibold tabular-nums">
                {made.code.slice(0, 3)} {made.code.slice(3)}
              </p>
              <p className="text-table text-muted">{labelled(t.stewardUntil, show.dateTime(made.expires_dt))}</p>
            </>
          )}
        </div>
        <Button variant="primary" size="xl" fullWidth loading={make.busy} onClick={() => make.run({})}>
          {t.stewardNewCode}
        </Button>
      </div>
    </Card>
  );
}
