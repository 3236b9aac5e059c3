import type { audit } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import {
  type EveryHistoryMessages,
  fieldName,
  messagesFor,
  type Reading,
  unitsIn,
  valueText,
} from "@patron/contract/history";
import { messagesIn } from "@patron/contract/history/messages";
import { type ExportsOf, inLanguages } from "@patron/contract/kit";
import { labelled } from "@patron/contract/labelled";
import { auditLabels, entityTypeLabels } from "@patron/contract/labels";
import { showRate } from "@patron/engine/money";
import { columnsOf, rowsOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { unitAmount } from "../special-accounts/public.ts";
import { readFilter } from "./filter.ts";
import { linesInOrder } from "./queries.ts";
import { readLines } from "./read-lines.ts";

const { values } = auditLabels;

export const auditExport: Exporter<typeof audit.list> = {
  title: inLanguages("Audit log", "Журнал змін", "Журнал изменений", "Änderungsprotokoll", "Journal des modifications"),
  columns: columnsOf("audit", {
    created_dt: "moment",
    actor: "text",
    remote_addr: "code",
    action: "text",
    entity_type: "text",
    title: "text",
    changes: "text",
    entity_id: "text",
    call: "code",
    request_id: "code",
  }),
  async open({ tenant, query, language }) {
    const filter = await readFilter(tenant, query);
    const write = writingIn(language, filter.timeZone);
    const batches = rowsOf(tenant, linesInOrder(filter), async (rows) => {
      const lines = await readLines(tenant, rows);
      return lines.map((line) => cells(line, write));
    });
    return { timeZone: filter.timeZone, batches };
  },
};

type Line = Awaited<ReturnType<typeof readLines>>[number];

function actorText({ actor: { name, kind } }: Line, language: Language): string {
  const known = values.actor[kind][language];
  if (name === null) return known;
  return kind === "support" ? `${name} · ${known}` : name;
}

function cells(line: Line, write: Writing): Record<ExportsOf<typeof audit.list>, Cell> {
  const { language } = write;
  const reading = {
    ...write,
    t: messagesFor(write.messages, line.call),
    names: new Map(line.names.map(({ id, title }) => [id, title])),
  };
  return {
    created_dt: new Date(line.created_dt),
    actor: actorText(line, language),
    remote_addr: line.remote_addr,
    action: values.action[line.action][language],
    entity_type: line.entity_type && entityTypeLabels[line.entity_type][language],
    title: line.title,
    changes: line.changes
      .map(({ field, before, after }) => {
        const text = (side: "before" | "after", value: unknown) =>
          valueText({ ...reading, units: unitsIn(line.units, side) }, field, value);
        const former = before === null ? "" : `${text("before", before)} → `;
        return labelled(fieldName(reading.t, field), `${former}${text("after", after)}`, language);
      })
      .join("; "),
    entity_id: line.entity_id,
    call: line.call,
    request_id: line.request_id,
  };
}

type Writing = Omit<Reading, "names" | "t" | "units"> & { language: Language; messages: EveryHistoryMessages };

/** Formats values in a language and a time zone. */
function writingIn(language: Language, timeZone: string): Writing {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  const weekDay = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const number = new Intl.NumberFormat(language);
  return {
    ...{ language, messages: messagesIn(language), longest: 2_000 },
    show: {
      language,
      day: (text) => day.format(new Date(text)),
      dateTime: (text) => moment.format(new Date(text)),
      number: (value) => number.format(value),
      amount: (text, unit) =>
        unit === "percent" ? (showRate(text, language) ?? text) : unitAmount(text, unit, language),
    },
    weekDay: (which) => weekDay.format(Date.UTC(2024, 0, which)), // 1 January 2024 was a Monday.
  };
}
