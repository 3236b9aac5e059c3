import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { Fragment, type ReactNode } from "react";
import { type FieldArray, type FieldArrayPath, type FieldValues, useFieldArray } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import type { CallForm } from "./use-call-form.ts";

interface RowsFieldProps<V extends FieldValues, N extends FieldArrayPath<V>> {
  form: CallForm<V>;
  /** The list that holds the rows. */
  name: N;
  texts: { add: string; remove: string; none?: string };
  /** The values of a new row. */
  blank: FieldArray<V, N>;
  /** The maximum of rows. */
  most?: number;
  /** The fields of a row, and the button that removes it. */
  children: (index: number, remove: ReactNode) => ReactNode;
}

/** Rows of fields that can be added and removed. */
export function RowsField<V extends FieldValues, N extends FieldArrayPath<V>>(props: RowsFieldProps<V, N>) {
  const { form, name, texts, blank, most = Number.POSITIVE_INFINITY, children } = props;
  const rows = useFieldArray({ control: form.control.control, name });
  return (
    <>
      {texts.none && rows.fields.length === 0 && <p className="text-body text-muted">{texts.none}</p>}
      {rows.fields.map((row, index) => (
        <Fragment key={row.id}>
          {children(index, <IconButton icon={Trash2} label={texts.remove} onClick={() => rows.remove(index)} />)}
        </Fragment>
      ))}
      {rows.fields.length < most && (
        <div>
          <Button icon={Plus} onClick={() => rows.append(blank)}>
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}
