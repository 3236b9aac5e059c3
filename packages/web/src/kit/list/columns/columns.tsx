import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { labelOf, type RecordTexts, valueLabels } from "#kit/labels.ts";
import type { CommonMessages } from "#kit/messages/use-common-messages.ts";
import type { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Status } from "#ui/badge.tsx";
import type { Column } from "#ui/table/table-column.ts";
import { TextLink } from "#ui/text-link.tsx";

/** A column of a list screen: how it is drawn, and what it is sorted and searched by. */
export interface ListColumn<Row> extends Column<Row> {
  /** What the rows are ordered by when they are sorted here in the browser. */
  key?: (row: Row) => string | number | bigint | boolean | null;
  /** Not shown until the reader chooses it. */
  hidden?: boolean;
  /** Its names in the file of a list that the server writes, where they are not its id; empty: it stands in no file. */
  exported?: readonly string[];
  /** What the search looks into. */
  text?: (row: Row) => string;
}

type TextName<Row> = { [K in keyof Row]: Row[K] extends string | null ? K : never }[keyof Row] & string;
type NumberName<Row> = { [K in keyof Row]: Row[K] extends number ? K : never }[keyof Row] & string;
type FlagName<Row> = { [K in keyof Row]: Row[K] extends boolean ? K : never }[keyof Row] & string;
type PhotoName<Row> = {
  [K in keyof Row]: Row[K] extends { thumbnail_url: string } | null ? K : never;
}[keyof Row] &
  string;

/** Makes the columns of one list; every kind knows its alignment, its sorting and its emptiness. */
function columnsOf<Row>(common: CommonMessages, show: ReturnType<typeof useShow>) {
  const quiet = <span className="text-muted">{common.none}</span>;
  return {
    none: quiet,
    /** The name of the row, leading to it. Stands first. */
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
    /** Words that the row says in its own way: the name of something it belongs to, of its kind. Sorted by them. */
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
    /** On or off: a colour and a word. */
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
    /** Anything else; says itself what it is sorted and searched by. */
    own: (column: Omit<ListColumn<Row>, "cell"> & { cell: (row: Row) => ReactNode }): ListColumn<Row> => ({
      sortable: column.key !== undefined,
      ...column,
      cell: (row) => column.cell(row) || quiet,
    }),
  };
}

/** The same columns, named by the dictionary of the records; a header of its own has only who says it. */
export function labelledColumnsOf<Row>(common: CommonMessages, show: ReturnType<typeof useShow>, texts: RecordTexts) {
  const columns = columnsOf<Row>(common, show);
  const heldBy = (row: Row, name: string) => String((row as Record<string, unknown>)[name]); // Looked into by name.
  return {
    link: (name: TextName<Row>, to: (row: Row) => string, photo?: PhotoName<Row>) =>
      columns.link(name, labelOf(texts, name), to, photo),
    text: (name: TextName<Row>, header = labelOf(texts, name)) => columns.text(name, header),
    /** A value of a closed list in its words, or what `of` says of the row. */
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
    /** An instant that the row says in its own way, or none. */
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
    own: ({ header, ...column }: Omit<Parameters<typeof columns.own>[0], "header"> & { header?: string }) =>
      columns.own({ ...column, header: header ?? labelOf(texts, column.id) }),
  };
}

function photoUrl(photo: unknown): string | undefined {
  return (photo as { thumbnail_url: string } | null)?.thumbnail_url; // Only columns of this shape are named.
}
