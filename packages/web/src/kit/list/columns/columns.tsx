import { currencyExponent, parseMoney } from "@patron/engine/money";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { CsvValue } from "#kit/files/csv.ts";
import { labelOf, type RecordTexts, valueLabels } from "#kit/labels.ts";
import type { CommonMessages } from "#kit/messages/use-common-messages.ts";
import type { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Status } from "#ui/badge.tsx";
import type { Column } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";

/** A column of a list screen: its rendering, and what it is sorted and searched by. */
export interface ListColumn<Row> extends Column<Row> {
  /** The sort key where the browser sorts the rows. */
  key?: (row: Row) => string | number | bigint | boolean | null;
  /** What the browser writes of it to a file, if not its number or its text. */
  file?: (row: Row) => CsvValue;
  /** Hidden by default. */
  hidden?: boolean;
  /** Its names in the file of a list that the server writes, if not its id; empty when files do not contain it. */
  exported?: readonly string[];
  /** The text that the search matches. */
  text?: (row: Row) => string;
}

type TextName<Row> = { [K in keyof Row]: Row[K] extends string | null ? K : never }[keyof Row] & string;
type MoneyName<Row> = Row extends { currency: string } ? TextName<Row> : never;
type NumberName<Row> = { [K in keyof Row]: Row[K] extends number ? K : never }[keyof Row] & string;
type FlagName<Row> = { [K in keyof Row]: Row[K] extends boolean ? K : never }[keyof Row] & string;
type PhotoName<Row> = {
  [K in keyof Row]: Row[K] extends { thumbnail_url: string } | null ? K : never;
}[keyof Row] &
  string;

/** A decimal in a file, exact to its last digit; an empty cell where it is not known. */
export const decimalCell = (decimal: string | null): CsvValue => (decimal === null ? null : { decimal });

/** Creates the columns of a list; every kind defines alignment, sorting and empty values. */
function columnsOf<Row>(common: CommonMessages, show: ReturnType<typeof useShow>) {
  const quiet = <span className="text-muted">{common.none}</span>;
  return {
    none: quiet,
    /** The name of the row as a link to it. The first column. */
    link: (name: TextName<Row>, header: string, to: (row: Row) => string, photo?: PhotoName<Row>): ListColumn<Row> => ({
      id: name,
      header,
      sortable: true,
      width: 220,
      key: (row) => String(row[name] ?? "").toLocaleLowerCase(),
      text: (row) => String(row[name] ?? ""),
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2.5">
          {photo && <Avatar name={String(row[name] ?? "")} src={photoUrl(row[photo])} size="sm" />}
          <TextLink quiet link={<Link to={to(row)} />}>
            {String(row[name] ?? "")}
          </TextLink>
        </span>
      ),
    }),
    text: (name: TextName<Row>, header: string): ListColumn<Row> => ({
      id: name,
      header,
      sortable: true,
      key: (row) => String(row[name] ?? "").toLocaleLowerCase(),
      text: (row) => String(row[name] ?? ""),
      cell: (row) => (row[name] ? String(row[name]) : quiet),
    }),
    /** A text that is specific to the row, such as the name of a related record. Sorted by the text. */
    choice: (id: string, header: string, of: (row: Row) => string | undefined): ListColumn<Row> => ({
      id,
      header,
      sortable: true,
      key: (row) => of(row) ?? "",
      cell: (row) => of(row) || quiet,
    }),
    number: (name: NumberName<Row>, header: string): ListColumn<Row> => ({
      id: name,
      header,
      numeric: true,
      sortable: true,
      key: (row) => Number(row[name]),
      cell: (row) => show.number(Number(row[name])),
    }),
    /** Active or not, as a colour and a word. */
    active: (name: FlagName<Row>, header: string): ListColumn<Row> => ({
      id: name,
      header,
      sortable: true,
      key: (row) => Boolean(row[name]),
      cell: (row) => (row[name] ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>),
    }),
    dateTime: (name: TextName<Row>, header: string): ListColumn<Row> => ({
      id: name,
      header,
      sortable: true,
      key: (row) => String(row[name] ?? ""),
      cell: (row) => <time title={show.exact(String(row[name]))}>{show.dateTime(String(row[name]))}</time>,
    }),
    /** A custom column that defines what it is sorted and searched by. */
    own: (column: Omit<ListColumn<Row>, "cell"> & { cell: (row: Row) => ReactNode }): ListColumn<Row> => ({
      sortable: column.key !== undefined,
      ...column,
      cell: (row) => column.cell(row) || quiet,
    }),
  };
}

/** The same columns, labelled by the dictionary of the records; a different header can be given. */
export function labelledColumnsOf<Row>(common: CommonMessages, show: ReturnType<typeof useShow>, texts: RecordTexts) {
  const columns = columnsOf<Row>(common, show);
  const heldBy = (row: Row, name: string) => String((row as Record<string, unknown>)[name]); // Read by name.
  return {
    link: (name: TextName<Row>, to: (row: Row) => string, photo?: PhotoName<Row>) =>
      columns.link(name, labelOf(texts, name), to, photo),
    text: (name: TextName<Row>, header = labelOf(texts, name)) => columns.text(name, header),
    /** A value of an enum by its label, or the text of `of`. */
    choice: (name: keyof Row & string, of?: (row: Row) => string | undefined) =>
      columns.choice(name, labelOf(texts, name), of ?? ((row) => valueLabels(texts, name)[heldBy(row, name)])),
    number: (name: NumberName<Row>, header = labelOf(texts, name)) => columns.number(name, header),
    active: (name: FlagName<Row>, header = common.state) => columns.active(name, header),
    dateTime: (name: TextName<Row>, header = labelOf(texts, name)) => columns.dateTime(name, header),
    /** A calendar day, or nothing. */
    day: (name: TextName<Row>, header = labelOf(texts, name)): ListColumn<Row> => ({
      ...columns.text(name, header),
      cell: (row) => (row[name] ? show.day(String(row[name])) : columns.none),
    }),
    /** An instant that is specific to the row, or none. */
    moment: (id: string, of: (row: Row) => string | null | undefined): ListColumn<Row> =>
      columns.own({
        id,
        header: labelOf(texts, id),
        tabular: true,
        key: (row) => of(row) ?? "",
        cell: (row) => {
          const instant = of(row);
          return instant && <time title={show.exact(instant)}>{show.dateTime(instant)}</time>;
        },
      }),
    /** An amount in the currency of its row, and in files its decimal; a text where it is not known. */
    amount: (name: MoneyName<Row>, unknown = common.none) => {
      const of = (row: Row) => (row[name] === null ? null : heldBy(row, name));
      const currencyOf = (row: Row) => heldBy(row, "currency");
      return columns.own({
        id: name,
        header: labelOf(texts, name),
        numeric: true,
        key: (row) => sizeOf(of(row), currencyOf(row)),
        file: (row) => decimalCell(of(row)),
        cell: (row) => {
          const amount = of(row);
          return amount === null ? unknown : show.money(amount, currencyOf(row));
        },
      });
    },
    own: ({ header, ...column }: Omit<Parameters<typeof columns.own>[0], "header"> & { header?: string }) =>
      columns.own({ ...column, header: header ?? labelOf(texts, column.id) }),
  };
}

/** The most decimals of a currency. */
const mostDecimals = 4;

/** An amount to sort by, across currencies with different decimals; null where it is not known. */
function sizeOf(amount: string | null, currency: string): bigint | null {
  const minor = amount === null ? undefined : parseMoney(amount, currency);
  return minor === undefined ? null : minor * 10n ** BigInt(mostDecimals - (currencyExponent(currency) ?? 0));
}

function photoUrl(photo: unknown): string | undefined {
  return (photo as { thumbnail_url: string } | null)?.thumbnail_url; // Only columns of this shape are named.
}
