import { moneyText } from "@patron/engine/money";
import { Link } from "@tanstack/react-router";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { type Change, KeyFigure } from "#ui/key-figure.tsx";
import { dashboardMessages } from "../messages.ts";
import { type Answer, average, drawn, type Sums } from "./answer.ts";

/** Four figures that matter; each leads to the transactions that make it up. */
export function Figures({ answer }: { answer: Answer | undefined }) {
  const t = useMessages(dashboardMessages);
  const show = useShow();
  const currency = answer?.currency ?? "";
  const change = useChange(answer);
  const money = (name: "amount_to_pay" | "discount_amount") => answer && show.money(answer.totals[name], currency);
  const history = (name: "amount_to_pay" | "discount_amount" | "checks_count") =>
    answer?.days.map((day) => drawn(String(day[name])));
  const link = answer && (
    <Link
      to="/transactions"
      search={{ date_from: answer.period.from, date_to: answer.period.to, canceled: "false" } as never}
    /> // Routes are made at run time; their search has no static type.
  );
  const mean = answer && average(answer.totals, currency);
  const meanBefore = answer?.totals_before && average(answer.totals_before, currency);
  const meanChange =
    mean !== undefined && meanBefore !== undefined
      ? changeOf(Number(mean), Number(meanBefore), show.language, t.before)
      : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <KeyFigure
        label={t.turnover}
        value={money("amount_to_pay")}
        {...change("amount_to_pay")}
        {...optional({ history: history("amount_to_pay"), link })}
      />
      <KeyFigure
        label={t.checks}
        value={answer && show.number(answer.totals.checks_count)}
        {...change("checks_count")}
        {...optional({ history: history("checks_count"), link })}
      />
      <KeyFigure
        label={t.average}
        value={answer && (mean === undefined ? "—" : show.money(moneyText(mean, currency), currency))}
        {...optional({ change: meanChange })}
      />
      <KeyFigure
        label={t.discounts}
        value={money("discount_amount")}
        {...change("discount_amount", false)}
        {...optional({ history: history("discount_amount"), link })}
      />
    </div>
  );
}

/** Leaves out what is not known yet. */
function optional<T extends object>(values: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Partial<{ [K in keyof T]: NonNullable<T[K]> }>; // Only what is there was kept.
}

function useChange(answer: Answer | undefined) {
  const t = useMessages(dashboardMessages);
  const { language } = useShow();
  return (name: keyof Sums, good = true): { change?: Change } => {
    const before = answer?.totals_before;
    if (!answer || !before) return {};
    const change = changeOf(drawn(String(answer.totals[name])), drawn(String(before[name])), language, t.before);
    return change ? { change: good ? change : { ...change, good: change.direction !== "up" } } : {};
  };
}

/** How a value stands to the one before, in percent; nothing where there was nothing to compare with. */
function changeOf(now: number, before: number, language: string, against: string): Change | undefined {
  if (before === 0) return undefined;
  const part = (now - before) / before;
  const text = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(part);
  const direction = part > 0 ? "up" : part < 0 ? "down" : "same";
  return { text, direction, good: part >= 0, against };
}
