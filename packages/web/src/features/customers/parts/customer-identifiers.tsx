import type { identification } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { IDENTIFIER_TYPES, MOST_IDENTIFIERS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { identifierMessages } from "../identifier-messages.ts";

type Identifiers = ReplyOf<typeof identification.list>;

/** What registers know a customer by besides telephone and e-mail: cards and other values, and the page that shows codes. */
export function CustomerIdentifiers({ record }: { record: { id: string } }) {
  const found = useCall(calls.identification.list, { path: { userId: record.id } });
  return (
    <Loaded of={found} fields={4}>
      {(identifiers) => (
        <>
          <Cards userId={record.id} {...identifiers} />
          <Pages {...identifiers} />
        </>
      )}
    </Loaded>
  );
}

function Cards({ userId, items, pages }: Identifiers & { userId: string }) {
  const t = useMessages(identifierMessages);
  const common = useCommonMessages();
  const show = useShow();
  const may = useAccess();
  const remove = useAction(calls.identification.remove);
  async function ask(customerIdentifierId: string) {
    const texts = { title: t.removeTitle, message: t.removeHint };
    if (await confirm({ ...texts, confirm: t.remove, cancel: common.cancel }))
      remove.run({ path: { userId, customerIdentifierId } });
  }
  return (
    <Section title={t.cards} explanation={t.cardsHint}>
      {items.length === 0 && <p className="text-body text-muted">{t.none}</p>}
      <ul className="flex flex-col gap-3">
        {items.map(({ id, type, value, loyalty, created_dt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 text-body">
            <span className="min-w-32 grow wrap-anywhere">
              <bdi className="block font-medium">{value}</bdi>
              <span className="block text-table text-muted">
                {[t.values.type[type], pages.length > 1 && loyalty.title, show.dateTime(created_dt)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {may([calls.identification.remove]) && (
              <Button size="sm" disabled={remove.busy} onClick={() => void ask(id)}>
                {t.remove}
                <span className="sr-only">{` · ${value}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {may([calls.identification.add]) && items.length < MOST_IDENTIFIERS && pages.length > 0 && (
        <NewCard userId={userId} pages={pages} />
      )}
    </Section>
  );
}

function NewCard({ userId, pages }: Pick<Identifiers, "pages"> & { userId: string }) {
  const t = useMessages(identifierMessages);
  const [type, setType] = useState<(typeof IDENTIFIER_TYPES)[number]>("card");
  const [value, setValue] = useState("");
  const [chosen, setChosen] = useState(pages[0]?.loyalty.id ?? "");
  const add = useAction(calls.identification.add, { onDone: () => setValue("") });
  const programmes = pages.map(({ loyalty }) => ({ value: loyalty.id as string, label: loyalty.title })); // An id is a text.
  function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim()) add.run({ path: { userId }, body: { loyalty_id: chosen, type, value: value.trim() } });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {pages.length > 1 && (
        <Field label={t.fields.loyalty_id}>
          <Select value={chosen} onChange={setChosen} options={programmes} />
        </Field>
      )}
      <Field label={t.fields.type}>
        <Select value={type} onChange={setType} options={choices(IDENTIFIER_TYPES, t.values.type)} />
      </Field>
      <Field label={t.fields.value}>
        <Input value={value} onChange={setValue} maxLength={200} autoComplete="off" />
      </Field>
      <Button type="submit" loading={add.busy} disabled={!value.trim()}>
        {t.add}
      </Button>
    </form>
  );
}

function Pages({ pages }: Identifiers) {
  const t = useMessages(identifierMessages);
  if (pages.length === 0) return null;
  return (
    <Section title={t.page} explanation={t.pageHint}>
      {pages.map(({ loyalty, link }) => (
        <div key={loyalty.id} className="flex flex-col gap-4">
          <CopyField label={pages.length > 1 ? loyalty.title : t.fields.link} value={link} />
          <QrCode text={link} label={t.fields.link} className="size-40" />
        </div>
      ))}
    </Section>
  );
}
