import type { audit } from "@patron/contract";
import type { ExportsOf } from "@patron/contract/kit";
import type { Language } from "@patron/contract/words";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actions, actors, heads, nouns, title } from "./export-words.ts";
import { readFilter } from "./filter.ts";
import { linesInOrder } from "./queries.ts";
import { toLine } from "./views.ts";

const rowsAtOnce = 1_000;

export const auditExport: Exporter<typeof audit.list> = {
  title,
  columns: {
    created_dt: { kind: "moment", title: heads.created_dt },
    actor: { kind: "text", title: heads.actor },
    remote_addr: { kind: "code", title: heads.remote_addr },
    action: { kind: "text", title: heads.action },
    noun: { kind: "text", title: heads.noun },
    title: { kind: "text", title: heads.title },
    changes: { kind: "text", title: heads.changes },
    noun_id: { kind: "text", title: heads.noun_id },
    call: { kind: "code", title: heads.call },
    request_id: { kind: "code", title: heads.request_id },
  },
  async open({ tenant, query, language }) {
    const filter = await readFilter(tenant, query);
    return { timeZone: filter.timeZone, batches: rows(tenant, linesInOrder(filter), language) };
  },
};

async function* rows(tenant: Tenant, lines: ReturnType<typeof linesInOrder>, language: Language) {
  for await (const batch of tenant.walk(lines, rowsAtOnce)) {
    yield batch.map((row) => cells(toLine(row), language));
  }
}

function cells(line: ReturnType<typeof toLine>, language: Language): Record<ExportsOf<typeof audit.list>, Cell> {
  return {
    created_dt: new Date(line.created_dt),
    actor: line.actor.name ?? actors[line.actor.kind][language],
    remote_addr: line.remote_addr,
    action: actions[line.action][language],
    noun: line.noun && nouns[line.noun][language],
    title: line.title,
    changes: line.changes
      .map(({ field, before, after }) => `${field}: ${textOf(before)} → ${textOf(after)}`)
      .join("; "),
    noun_id: line.noun_id,
    call: line.call,
    request_id: line.request_id,
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
