import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { classes } from "#ui/classes.ts";
import { goodsImportsMessages } from "../messages.ts";
import type { Column } from "./mapping.ts";
import { type PreviewProps, useColumnTitle } from "./preview-props.ts";
import type { Preview } from "./use-import.ts";

const most = 200;

/** The first rows that do something, each change with what there was. */
export function PreviewTable({ preview, columns }: PreviewProps) {
  const t = useMessages(goodsImportsMessages);
  const show = useShow();
  const titleOf = useColumnTitle(columns);
  const shown = useShown(columns);
  const rows = preview.rows.filter(({ state }) => state !== "faulty");
  if (rows.length === 0) return null;
  const head = "whitespace-nowrap px-3 py-2 text-start font-medium text-muted";
  return (
    <div className="flex flex-col gap-2">
      <section
        aria-label={t.changesTable}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it.
        tabIndex={0}
        className="max-h-[32rem] overflow-auto [contain:inline-size] rounded-card border border-default bg-surface"
      >
        <table className="w-full text-table">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {[t.row, t.item, t.column, t.before, t.after].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={classes(head, name !== t.item && name !== t.column && "max-sm:hidden")}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-default">
            {rows
              .slice(0, most)
              .flatMap((row) =>
                changesOf(row).map((change, index) => (
                  <ChangeRow
                    key={`${row.row} ${change.key}`}
                    row={row}
                    change={change}
                    isFirst={index === 0}
                    title={titleOf(change.key)}
                    before={shown(change.key, change.before)}
                    after={shown(change.key, change.after)}
                  />
                )),
              )}
          </tbody>
        </table>
      </section>
      {rows.length > most && <p className="text-caption text-muted">{t.firstShown(show.number(most))}</p>}
    </div>
  );
}

type Row = Preview["rows"][number];

/** What a row says; a new item is part of the programme, and its code stands below its name. */
const changesOf = ({ state, changes }: Row) =>
  state === "new" ? changes.filter(({ key }) => key !== "code" && key !== "programme") : changes;

interface ChangeRowProps {
  row: Row;
  change: Row["changes"][number];
  isFirst: boolean;
  title: string;
  before: string;
  after: string;
}

function ChangeRow({ row, change, isFirst, title, before, after }: ChangeRowProps) {
  const t = useMessages(goodsImportsMessages);
  const show = useShow();
  const text = "max-w-80 break-words px-3 py-1.5 align-top sm:min-w-32";
  return (
    <tr>
      <td className="px-3 py-1.5 align-top tabular-nums max-sm:hidden">{isFirst && show.number(row.row)}</td>
      <th scope="row" className={`${text} text-start font-normal max-sm:w-2/5`}>
        {isFirst ? (
          <>
            <bdi className="font-medium">{row.title}</bdi>
            <span className="block text-caption text-muted sm:hidden">
              {t.row} {show.number(row.row)}
            </span>
            <span className="block text-caption text-muted">
              <bdi>{row.code}</bdi> {row.state === "new" && <Badge tone="success">{t.values.state.new}</Badge>}
            </span>
          </>
        ) : (
          <span className="sr-only">{row.title}</span>
        )}
      </th>
      <td className={text}>
        <bdi>{title}</bdi>
        {/* A phone has no room for two more columns. */}
        <span className="block sm:hidden">
          {change.before !== null && (
            <>
              <del className="text-muted">
                <bdi>{before}</bdi>
              </del>{" "}
            </>
          )}
          <bdi className="font-medium">{after}</bdi>
        </span>
      </td>
      <td className={`${text} text-muted max-sm:hidden`}>
        <bdi>{before}</bdi>
      </td>
      <td className={`${text} max-sm:hidden`}>
        <bdi>{after}</bdi>
      </td>
    </tr>
  );
}

/** Values as the user's language writes them. */
function useShown(columns: readonly Column[]) {
  const show = useShow();
  const currencies = new Map(columns.map(({ key, currency }) => [key, currency]));
  return (key: string, text: string | null): string => {
    if (text === null) return "—";
    const currency = currencies.get(key);
    if (currency) return show.unitPrice(text, currency);
    return key === "quantity_min" || key === "quantity_step" ? show.quantity(text) : text;
  };
}
