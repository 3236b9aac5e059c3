import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/onlineStore";
import { Link } from "@tanstack/react-router";
import { basePath } from "#kit/call/client.ts";
import { useCall } from "#kit/call/use-call.ts";
import { SwitchField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { Callout } from "#ui/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { storeMessages } from "../messages.ts";
import { StoreItems } from "./store-items.tsx";

/** The online store of a point of sale: its settings, whether it is public, and the items that customers see. */
export function PosStore({ record }: { record: ReplyOf<typeof pos.get> }) {
  const t = useMessages(storeMessages);
  const path = { posId: record.id };
  const { data } = useCall(calls.pos.terminals, { path });
  const terminals = optionsOf(data?.items.filter(({ active }) => active));
  return (
    <div className="flex flex-col gap-8">
      <StoreState record={record} />
      <PartForm load={calls.onlineStore.pos} call={calls.onlineStore.changePos} rules={rules.changePos} texts={t}>
        {(form) => (
          <Section title={t.store} explanation={t.storeHint}>
            <SwitchField form={form} name="active" label={t.active} />
            <PickField form={form} name="terminal_id" options={terminals} loading={!data} />
            <RecordFields form={form} names={["closed_message"]} />
          </Section>
        )}
      </PartForm>
    </div>
  );
}

/** Whether customers can open the store, and what keeps them from it. */
function StoreState({ record: { id, loyalty } }: { record: ReplyOf<typeof pos.get> }) {
  const t = useMessages(storeMessages);
  const { data } = useCall(calls.onlineStore.pos, { path: { posId: id } });
  if (!data) return null;
  const programme = <TextLink link={<Link to={`/loyalties/${loyalty.id}?tab=store`} />}>{t.toProgramme}</TextLink>;
  if (data.problems.length > 0) {
    return (
      <Callout tone="info" title={t.notPublic} action={programme}>
        <ul className="list-disc ps-5">
          {data.problems.map((problem) => (
            <li key={problem}>{t.values.problems[problem]}</li>
          ))}
        </ul>
        <p className="mt-2">{t.deliveries}</p>
      </Callout>
    );
  }
  return (
    <>
      <Callout tone="success" title={t.isPublic} action={programme}>
        <p>{t.deliveries}</p>
        <p className="mt-2 flex flex-wrap gap-x-4">
          <TextLink outside href={`/store/${id}`}>
            {t.openStore}
          </TextLink>
          <TextLink outside href={`${basePath}/public/store/${id}`}>
            {t.openData}
          </TextLink>
        </p>
      </Callout>
      <StoreItems posId={id} />
    </>
  );
}
