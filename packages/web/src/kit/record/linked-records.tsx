import type { EntityType } from "@patron/contract/enums";
import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field } from "#ui/fields/field.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { addressOfRecord } from "./record-address.ts";

interface Linked {
  id: string;
  title: string;
  note?: ReactNode;
  status?: ReactNode;
}
export interface LinkedRecordsProps {
  texts: { title: string; hint: string; none: string; add: string; remove: (title: string) => string };
  entityType: EntityType;
  /** The linked records in their order. */
  rows: readonly Linked[];
  /** What can be linked; linked ones are left out. */
  options: readonly Option[];
  loading: boolean;
  /** A change is being saved. */
  busy: boolean;
  /** Absent for users who may only read. */
  onAdd?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

/** The records that a record is linked to. Every change is saved at once. */
export function LinkedRecords({ texts, entityType, rows, options, ...more }: LinkedRecordsProps) {
  const { loading, busy, onAdd, onRemove } = more;
  const linked = new Set(rows.map(({ id }) => id));
  return (
    <Section title={texts.title} explanation={texts.hint}>
      {rows.length === 0 && <p className="text-body text-muted">{texts.none}</p>}
      {rows.length > 0 && (
        <ul aria-label={texts.title} className="-mt-1 -mb-2 divide-y divide-default">
          {rows.map(({ id, title, note, status }) => (
            <li key={id} className="flex min-h-12 items-center gap-3 py-1.5 text-body">
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <TextLink quiet link={<Link to={addressOfRecord({ entityType, id }) ?? "."} />}>
                  {title}
                </TextLink>
                {(note || status) && (
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-muted">
                    {note && <bdi className="wrap-anywhere">{note}</bdi>}
                    {status}
                  </span>
                )}
              </span>
              {onRemove && (
                <IconButton icon={X} label={texts.remove(title)} disabled={busy} onClick={() => onRemove(id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {onAdd && (
        <Field label={texts.add}>
          <Combobox
            // A new one after each choice: the field is empty again.
            key={rows.length}
            value={null}
            options={options.filter(({ value }) => !linked.has(value))}
            loading={loading}
            disabled={busy}
            onChange={(option) => option && onAdd(option.value)}
          />
        </Field>
      )}
    </Section>
  );
}
