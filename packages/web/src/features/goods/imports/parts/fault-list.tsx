import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { goodsImportsMessages } from "../messages.ts";
import { type PreviewProps, useColumnTitle } from "./preview-props.ts";

const most = 100;

/** Cells that cannot be imported, each with a field in which it is corrected. */
export function FaultList({ steps, preview, keys, columns }: PreviewProps) {
  const t = useMessages(goodsImportsMessages);
  const show = useShow();
  const titleOf = useColumnTitle(columns);
  const faults = preview.rows.flatMap(({ row, faults }) => faults.map((one) => ({ ...one, row })));
  return (
    <div className="flex flex-col gap-5">
      <Callout tone="danger" title={t.faultyRows(preview.faulty_count)}>
        {t.faultsHint}
      </Callout>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {faults.slice(0, most).map(({ row, key, fault }) => {
          const column = keys.indexOf(key);
          return (
            <Field
              key={`${row} ${key} ${fault}`}
              label={<bdi>{t.faultAt(show.number(row), titleOf(key))}</bdi>}
              error={t.values.fault[fault]}
            >
              {column >= 0 && (
                <Input value={steps.cellOf(row, column)} onChange={(text) => steps.correct(row, column, text)} />
              )}
            </Field>
          );
        })}
      </div>
      {faults.length > most && <p className="text-caption text-muted">{t.firstShown(show.number(most))}</p>}
    </div>
  );
}
