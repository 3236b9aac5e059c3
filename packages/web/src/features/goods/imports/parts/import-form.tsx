import { useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { goodsImportsMessages } from "../messages.ts";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { type Column, mapped, recognise } from "./mapping.ts";
import { PreviewSection } from "./preview-section.tsx";
import type { Table } from "./read-file.ts";
import { type EmptyCells, useImport } from "./use-import.ts";

/** The steps of an import, one below the other; a change in one asks for a new preview. */
export function ImportForm({ loyaltyId, columns }: { loyaltyId: string; columns: readonly Column[] }) {
  const t = useMessages(goodsImportsMessages);
  const [table, setTable] = useState<Table | null>(null);
  const [keys, setKeys] = useState<readonly (string | null)[]>([]);
  const [emptyCells, setEmptyCells] = useState<EmptyCells>("keep");
  const steps = useImport(loyaltyId, { table, keys, emptyCells });
  const hasCode = keys.includes("code");
  function read(next: Table) {
    steps.forget();
    // The same columns in another encoding keep what they were said to be.
    const isSame = table !== null && table.name === next.name && keys.length === next.headings.length && hasCode;
    if (!isSame || table.encoding === next.encoding) setKeys(recognise(next.headings, columns));
    setTable(next);
  }
  return (
    <>
      <Section title={t.fileSection} explanation={t.fileExplanation}>
        <ChooseFile table={table} onRead={read} />
      </Section>
      {table && (
        <Section title={t.columnsSection} explanation={t.columnsExplanation}>
          <ColumnMapping
            table={table}
            columns={columns}
            keys={keys}
            onMap={(index, key) => {
              steps.forget();
              setKeys(mapped(keys, index, key));
            }}
            emptyCells={emptyCells}
            onEmptyCells={(next) => {
              steps.forget();
              setEmptyCells(next);
            }}
          />
          {!hasCode && <Callout tone="warning" title={t.noCode} />}
          {!steps.preview && (
            <div>
              <Button variant="primary" disabled={!hasCode} loading={steps.isPreviewing} onClick={steps.showPreview}>
                {t.preview}
              </Button>
            </div>
          )}
        </Section>
      )}
      {table && steps.preview && <PreviewSection steps={steps} preview={steps.preview} keys={keys} columns={columns} />}
    </>
  );
}
