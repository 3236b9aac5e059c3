import type { audit } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { fieldName, type Reading, valueText } from "@patron/contract/history";
import { messagesIn } from "@patron/contract/history/messages";
import type { ExportsOf } from "@patron/contract/kit";
import { auditLabels, entityTypeLabels } from "@patron/contract/labels";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { title } from "./export-messages.ts";
import { readFilter } from "./filter.ts";
import { linesInOrder, namesOf } from "./queries.ts";
import { idsIn, toLine, withNames } from "./views.ts";

const { fields: heads, values } = auditLabels;
const rowsAtOnce = 1_000;

export const auditExport: Exporter<typeof audit.list> = {
  title,
  columns: {
    created_dt: { kind: "moment", title: heads.created_dt },
    actor: { kind: "text", title: heads.actor },
    remote_addr: { kind: "code", title: heads.remote_addr },
    action: { kind: "text", title: heads.action },
    entity_type: { kind: "text", title: heads.entity_type },
    title: { kind: "text", title: heads.title },
    changes: { kind: "text", title: heads.changes },
    entity_id: { kind: "text", title: heads.entity_id },
    call: { kind: "code", title: heads.call },
    request_id: { kind: "code", title: heads.request_id },
  },
  async open({ tenant, query, language }) {
    const filter = await readFilter(tenant, query);
    const write = writingIn(language, filter.timeZone);
    return { timeZone: filter.timeZone, batches: rows(tenant, linesInOrder(filter), write) };
  },
};

async function* rows(tenant: Tenant, lines: ReturnType<typeof linesInOrder>, write: Writing) {
  for await (const batch of tenant.stream(lines, rowsAtOnce)) {
    const found = batch.map(toLine);
    const ids = idsIn(found);
    yield withNames(found, ids.length > 0 ? await tenant.many(namesOf(ids)) : []).map((line) => cells(line, write));
  }
}

type Line = ReturnType<typeof withNames>[number];

function cells(line: Line, write: Writing): Record<ExportsOf<typeof audit.list>, Cell> {
  const { language } = write;
  const reading = { ...write, names: new Map(line.names.map(({ id, title }) => [id, title])) };
  return {
    created_dt: new Date(line.created_dt),
    actor: line.actor.name ?? values.actor[line.actor.kind][language],
    remote_addr: line.remote_addr,
    action: values.action[line.action][language],
    entity_type: line.entity_type && entityTypeLabels[line.entity_type][language],
    title: line.title,
    changes: line.changes
      .map(({ field, before, after }) => {
        const told = (value: unknown) => valueText(reading, field, value);
        return `${fieldName(write.t, field)}: ${before === null ? "" : `${told(before)} → `}${told(after)}`;
      })
      .join("; "),
    entity_id: line.entity_id,
    call: line.call,
    request_id: line.request_id,
  };
}

type Writing = Omit<Reading, "names"> & { language: Language };

/** How values are written in a file of that language, with the times of that zone. */
function writingIn(language: Language, timeZone: string): Writing {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  const weekDay = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const number = new Intl.NumberFormat(language);
  return {
    ...{ language, t: messagesIn(language), longest: 2_000 },
    show: {
      day: (text) => day.format(new Date(text)),
      dateTime: (text) => moment.format(new Date(text)),
      number: (value) => number.format(value),
    },
    weekDay: (which) => weekDay.format(Date.UTC(2024, 0, which)), // 1 January 2024 was a Monday.
  };
}
