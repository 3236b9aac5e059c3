import type { ExportFormat } from "@patron/contract/client";
import Download from "lucide-react/icons/download";
import type { ListColumn } from "#kit/list/columns/columns.tsx";
import type { Found } from "#kit/list/list-face.ts";
import { listMessages } from "#kit/list/messages.ts";
import { ToolFace } from "#kit/list/tool-face.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/overlays/menu.tsx";

interface ExportMenuProps<Row> {
  title: string;
  found: Pick<Found<Row>, "files" | "total">;
  /** The visible columns in their order. */
  columns: readonly ListColumn<Row>[];
}

/** Exports all found rows as a file with the visible columns. */
export function ExportMenu<Row>({ title, found, columns }: ExportMenuProps<Row>) {
  const t = useMessages(listMessages);
  const { files } = found;
  if (!files) return null;
  const names: Record<ExportFormat, string> = { csv: "CSV", xlsx: "XLSX", pdf: "PDF" };
  const action = (format: ExportFormat) => ({
    id: format,
    label: names[format],
    hint: t.exportFormats[format],
    onPress: () => files.save({ format, columns, title }),
  });
  // A document has a fixed set of columns.
  const documents = files.formats.filter((format) => format === "pdf");
  const tables = files.formats.filter((format) => format !== "pdf");
  return (
    <Menu
      trigger={
        <Button size="sm" look="quiet" icon={Download}>
          <ToolFace>{t.exportAs}</ToolFace>
        </Button>
      }
      groups={[
        { ...(found.total !== undefined && { label: t.exportHint(found.total) }), actions: tables.map(action) },
        ...(documents.length > 0 ? [{ actions: documents.map(action) }] : []),
      ]}
    />
  );
}
