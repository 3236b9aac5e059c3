import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { type DragEvent, useRef, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { goodsImportsMessages } from "../messages.ts";
import { type Encoding, encodings, type FileProblem, readFile, type Table } from "./read-file.ts";

const encodingNames: Record<Encoding, string> = {
  "utf-8": "UTF-8",
  "windows-1251": "Windows-1251",
  "windows-1252": "Windows-1252",
  "utf-16le": "UTF-16",
};

/** A file that is chosen or dropped, with the encoding in which it was read. */
export function ChooseFile({ table, onRead }: { table: Table | null; onRead: (table: Table) => void }) {
  const t = useMessages(goodsImportsMessages);
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  async function read(next: File | undefined, encoding?: Encoding) {
    if (!next) return;
    setFile(next);
    setReading(true);
    const found = await readFile(next, encoding);
    setReading(false);
    setProblem(typeof found === "string" ? found : null);
    if (typeof found !== "string") onRead(found);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by keyboard. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classes(
          "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed p-4",
          isOver ? "border-accent bg-accent-soft" : "border-control",
        )}
      >
        <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-52">
          {table && !problem ? (
            <>
              <p className="truncate font-medium text-body">
                <bdi>{table.name}</bdi>
              </p>
              <p className="text-caption text-muted">{t.rowsFound(table.rows.length)}</p>
            </>
          ) : (
            <p className="text-body text-muted">{t.dropHint}</p>
          )}
        </div>
        <Button {...(!table && { variant: "primary" })} loading={isReading} onClick={() => picker.current?.click()}>
          {table ? t.otherFile : t.chooseFile}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t.chooseFile}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = ""; // The same file may be chosen again after it was changed.
          }}
        />
      </div>
      {problem && <Callout tone="danger" title={t.problems[problem]} />}
      {table?.encoding && file && !problem && (
        <div className="max-w-64">
          <Field label={t.encoding} hint={t.encodingHint}>
            <Select
              value={table.encoding}
              options={encodings.map((value) => ({ value, label: encodingNames[value] }))}
              onChange={(encoding) => void read(file, encoding)}
            />
          </Field>
        </div>
      )}
    </>
  );
}
