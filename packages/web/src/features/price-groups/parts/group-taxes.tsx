import type { priceGroups, taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, SwitchField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { shortDecimal } from "#kit/form/short-decimal.ts";
import { type CallForm, useCallForm } from "#kit/form/use-call-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

type Tax = ReplyOf<typeof taxes.list>["items"][number];
type Picked = ReplyOf<typeof priceGroups.taxes>["items"][number];
interface Values {
  taxes: { tax_id: string; on: boolean; rate: string | null }[];
}

/** Which of the programme's taxes the group applies, and at which rate. */
export function GroupTaxes({ record: group }: { record: Group }) {
  const all = useCall(calls.taxes.list, { path: { loyaltyId: group.loyalty_id } });
  const picked = useCall(calls.priceGroups.taxes, { path: groupPath(group) });
  const both = {
    data: all.data && picked.data && { all: all.data.items, picked: picked.data.items },
    error: all.error ?? picked.error,
    refetch: () => Promise.all([all.refetch(), picked.refetch()]),
  };
  return (
    <Loaded of={both} fields={3}>
      {(taxes) => <TaxesForm group={group} {...taxes} />}
    </Loaded>
  );
}

function TaxesForm({ group, all, picked }: { group: Group; all: readonly Tax[]; picked: readonly Picked[] }) {
  const t = useMessages(priceGroupsMessages);
  const path = groupPath(group);
  const form = useCallForm(calls.priceGroups.changeTaxes, {
    values: useMemo(() => valuesOf(all, picked), [all, picked]),
    version: group.version,
    ...{ rules: {}, texts: t },
    request: ({ taxes: rows }) => {
      const precisions = new Map(picked.map((one) => [one.tax_id, one.precision]));
      const taken = rows.filter((row) => row.on);
      const taxes = taken.map(({ tax_id, rate }) => ({ tax_id, rate, precision: precisions.get(tax_id) ?? null }));
      return { path, body: { taxes } };
    },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.taxesTitle} explanation={t.taxesHint}>
        {all.length === 0 ? (
          <p className="text-body text-muted">{t.noTaxes}</p>
        ) : (
          <div className="rounded-card border border-default bg-surface">
            {all.map((tax, index) => (
              <TaxRow key={tax.id} form={form} tax={tax} index={index} />
            ))}
          </div>
        )}
        <div>
          <ButtonLink icon={Plus} render={<Link to={`/loyalties/${group.loyalty_id}/taxes/create`} />}>
            {t.addTax}
          </ButtonLink>
        </div>
      </Section>
    </FormScreen>
  );
}

function TaxRow({ form, tax, index }: { form: CallForm<Values>; tax: Tax; index: number }) {
  const t = useMessages(priceGroupsMessages);
  const show = useShow();
  const on = useWatch({ control: form.control.control, name: `taxes.${index}.on` });
  const percent = tax.type === "percentage";
  const own = percent ? show.rate(tax.rate) : `${show.quantity(tax.rate)} ${t.perUnit}`;
  return (
    <div className="grid items-start gap-4 border-default border-t px-4 py-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <SwitchField
        form={form}
        name={`taxes.${index}.on`}
        label={tax.title}
        hint={`${own} · ${t.values.classification[tax.classification]}`}
      />
      {on && (
        <DecimalField
          form={form}
          name={`taxes.${index}.rate`}
          hint={t.taxRateHint(own)}
          digits={6}
          suffix={percent ? "%" : t.perUnit}
        />
      )}
    </div>
  );
}

function valuesOf(all: readonly Tax[], picked: readonly Picked[]): Values {
  return {
    taxes: all.map(({ id }) => {
      const own = picked.find((one) => one.tax_id === id);
      const rate = own?.rate ? shortDecimal(own.rate) : null;
      return { tax_id: id, on: own?.active ?? false, rate };
    }),
  };
}
