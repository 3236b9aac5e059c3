import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Printer from "lucide-react/icons/printer";
import { request } from "#kit/call/client.ts";
import { useOpenBeside } from "#kit/call/use-open-beside.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { ShiftReport } from "#kit/shift-report/shift-report.tsx";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { paymentMessages, shiftsMessages } from "./messages.ts";
import { CloseShift } from "./parts/close-shift.tsx";

type Details = ReplyOf<typeof shifts.get>;

/** One shift: its report, the money that moved, what was counted. */
export default function ShiftScreen() {
  const t = useMessages(shiftsMessages);
  const methods = useMessages(paymentMessages).values.payment_type;
  const openBeside = useOpenBeside();
  const print = (shiftId: string) => openBeside(() => request(calls.shifts.page, { path: { shiftId } }));
  return (
    <RecordScreen
      call={calls.shifts.get}
      title={({ number, terminal }) => t.title(number, terminal.title)}
      status={({ state }) => <Status tone={state === "open" ? "info" : "neutral"}>{t.values.state[state]}</Status>}
      actions={({ id, state }) => (
        <Button icon={Printer} onClick={() => void print(id)}>
          {state === "open" ? t.printX : t.printZ}
        </Button>
      )}
    >
      {(shift) => (
        <div className="mb-6 grid items-start gap-6 lg:grid-cols-2">
          <Card title={t.fields.report}>
            <ShiftReport shift={shift} methods={methods} />
          </Card>
          <div className="flex min-w-0 flex-col gap-6">
            <Facts shift={shift} />
            <Movements shift={shift} />
            <Counted shift={shift} />
            <CloseShift shift={shift} />
          </div>
        </div>
      )}
    </RecordScreen>
  );
}

function Facts({ shift }: { shift: Details }) {
  const t = useMessages(shiftsMessages);
  const show = useShow();
  return (
    <Card title={t.facts}>
      <DefinitionList
        rows={[
          { term: t.fields.pos, value: shift.pos.title },
          { term: t.fields.terminal, value: shift.terminal.title },
          { term: t.fields.opened_dt, value: show.dateTime(shift.opened_dt) },
          { term: t.fields.opened_by, value: shift.opened_by?.title },
          { term: t.fields.closed_dt, value: shift.closed_dt && show.dateTime(shift.closed_dt) },
          { term: t.fields.closed_by, value: shift.closed_by?.title },
          ...(shift.comment ? [{ term: t.fields.comment, value: shift.comment }] : []),
        ]}
      />
    </Card>
  );
}

function Movements({ shift: { movements, currency } }: { shift: Details }) {
  const t = useMessages(shiftsMessages);
  const show = useShow();
  return (
    <Card title={t.fields.movements}>
      {movements.length === 0 && <p className="text-body text-muted">{t.noMovements}</p>}
      <ul className="divide-y divide-default">
        {movements.map(({ id, direction, amount, reason, created_dt, made_by }) => (
          <li key={id} className="flex items-start justify-between gap-4 py-2.5 text-body">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <bdi>{reason}</bdi>
              </p>
              <p className="text-caption text-muted">
                {[show.dateTime(created_dt), made_by?.title].filter(Boolean).join(" · ")}
              </p>
            </div>
            <bdi className="shrink-0 tabular-nums">
              {show.money(direction === "in" ? amount : `-${amount}`, currency)}
            </bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Counted({ shift: { denominations, currency } }: { shift: Details }) {
  const t = useMessages(shiftsMessages);
  const show = useShow();
  const counted = denominations?.filter(({ count }) => count > 0) ?? [];
  if (counted.length === 0) return null;
  return (
    <Card title={t.fields.denominations}>
      <DefinitionList
        rows={counted.map(({ value, count }) => ({
          term: show.money(value, currency),
          value: `× ${show.number(count)}`,
        }))}
      />
    </Card>
  );
}
