import Download from "lucide-react/icons/download";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import ImageDown from "lucide-react/icons/image-down";
import { type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import type { GivenLink } from "#ui/given-link.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Menu, type MenuAction } from "#ui/overlays/menu.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { type CsvValue, csvOf } from "../files/csv.ts";
import { saveFile } from "../files/save-file.ts";
import { useMessages } from "../messages.ts";
import { report } from "../report.ts";
import { Legend } from "./legend.tsx";
import { chartMessages } from "./messages.ts";
import type { LegendItem } from "./palette.ts";
import { pictureOf } from "./picture.ts";

/** A column of the table twin and of the CSV, which hold the same rows in the same order. */
export interface ChartColumn<Row> {
  id: string;
  header: string;
  /** As a file has it: a plain decimal, an ISO day, a text. */
  value: (row: Row) => CsvValue;
  /** As the reader has it; the value itself without this. */
  show?: (row: Row) => string;
  /** `<Link to=… />` to what makes the row up. */
  link?: (row: Row) => GivenLink | undefined;
  numeric?: boolean;
}
export interface ChartCardProps<Row> {
  title: string;
  description?: string;
  /** Before the choice of chart or table. */
  action?: ReactNode;
  /** The saved files' name without its ending; what period they are of belongs in it. */
  fileName: string;
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** More than one series needs a legend; the saved picture has it too. */
  legend?: readonly LegendItem[] | undefined;
  /** The legend is part of the drawing's own surroundings: only the saved picture gets it. */
  hideLegend?: boolean;
  /** The chart; without one there is only the table. */
  children?: ReactNode;
}

/** A chart with its table twin, to be saved as numbers and as a picture. */
export function ChartCard<Row>(props: ChartCardProps<Row>) {
  const { title, description, action, fileName, columns, rows, legend = [], children } = props;
  const t = useMessages(chartMessages);
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, setLook] = useState<"chart" | "table">("chart");
  const look = children === undefined ? "table" : chosen;
  const saves: MenuAction[] = [
    {
      id: "csv",
      label: t.csv,
      icon: FileSpreadsheet,
      onPress: () => {
        const cells = rows.map((row) => columns.map(({ value }) => value(row)));
        const text = csvOf(
          columns.map(({ header }) => header),
          cells,
        );
        saveFile(`${fileName}.csv`, new Blob([text], { type: "text/csv;charset=utf-8" }));
      },
    },
  ];
  const savePicture = async () => {
    try {
      saveFile(`${fileName}.png`, await pictureOf(await drawnIn(drawing), { title, legend }));
    } catch (error) {
      report(error);
      toast({ type: "danger", message: t.notDrawn });
    }
  };
  if (look === "chart" && rows.length > 0)
    saves.push({ id: "png", label: t.png, icon: ImageDown, onPress: () => void savePicture() });
  return (
    <Card
      title={title}
      {...(description ? { description } : {})}
      action={
        <>
          {action}
          {children !== undefined && (
            <SegmentedControl
              size="sm"
              aria-label={t.look(title)}
              value={look}
              onChange={setLook}
              segments={[
                { value: "chart", label: t.chart },
                { value: "table", label: t.table },
              ]}
            />
          )}
          <Menu
            trigger={<IconButton size="sm" icon={Download} label={t.save(title)} />}
            groups={[{ actions: saves }]}
          />
        </>
      }
    >
      {look === "table" ? (
        <Twin {...props} />
      ) : (
        <div ref={drawing} className="flex h-full flex-col gap-3">
          {legend.length > 1 && !props.hideLegend && <Legend items={legend} />}
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            {rows.length === 0 ? <p className="py-10 text-center text-body text-muted">{t.noData}</p> : children}
          </Suspense>
        </div>
      )}
    </Card>
  );
}

const [tries, betweenMs] = [100, 100];

/** The drawing of a chart, whose library may still be loading. */
async function drawnIn(drawing: RefObject<HTMLDivElement | null>): Promise<SVGSVGElement> {
  for (let left = tries; left > 0; left -= 1) {
    const drawn = drawing.current?.querySelector<SVGSVGElement>("svg[data-drawing], svg.recharts-surface");
    if (drawn) return drawn;
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
  throw new Error("There is no drawing.");
}

function Twin<Row>({ title, columns, rows, rowKey }: ChartCardProps<Row>) {
  const t = useMessages(chartMessages);
  return (
    <DataTable
      label={title}
      density="compact"
      maxHeight="22rem"
      rows={rows}
      rowKey={rowKey}
      empty={<p className="p-4 text-body text-muted">{t.noData}</p>}
      columns={columns.map(({ id, header, value, show, link, numeric }) => ({
        id,
        header,
        ...(numeric ? { numeric } : {}),
        cell: (row: Row) => {
          const text = show ? show(row) : String(value(row) ?? "");
          const to = link?.(row);
          return to ? (
            <TextLink quiet link={to}>
              {text}
            </TextLink>
          ) : (
            text
          );
        },
      }))}
    />
  );
}
