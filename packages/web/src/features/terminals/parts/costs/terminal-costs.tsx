import type { additionalCosts, terminalCosts, terminals } from "@patron/contract";
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
import { ButtonLink } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { terminalCostMessages } from "../../messages.ts";
import { ItemCosts } from "./item-costs.tsx";
import { useCostValue } from "./use-cost-value.ts";

type Terminal = ReplyOf<typeof terminals.get>;
type Cost = ReplyOf<typeof additionalCosts.list>["items"][number];
type Chosen = ReplyOf<typeof terminalCosts.list>["items"][number];
interface Values {
  /** One that the terminal has but does not charge is `paused`: it is switched off through the API. */
  costs: { additional_cost_id: string; on: boolean; paused: boolean; value: string | null }[];
}

/** Which extra charges of the programme a terminal has, and with which values: its own, and those of single items. */
export function TerminalCosts({ record: terminal }: { record: Terminal }) {
  const all = useCall(calls.additionalCosts.list, { path: { loyaltyId: terminal.loyalty.id } });
  const chosen = useCall(calls.terminalCosts.list, { path: { terminalId: terminal.id } });
  const both = {
    data: all.data && chosen.data && { all: all.data.items, chosen: chosen.data.items },
    error: all.error ?? chosen.error,
    refetch: () => Promise.all([all.refetch(), chosen.refetch()]),
  };
  return (
    <Loaded of={both} fields={3}>
      {(costs) => (
        <>
          <CostsForm terminal={terminal} {...costs} />
          {costs.chosen.some(({ kind, active }) => kind === "commission" && active) && (
            <ItemCosts terminal={terminal} commissions={costs.chosen.filter(({ kind }) => kind === "commission")} />
          )}
        </>
      )}
    </Loaded>
  );
}

function CostsForm({ terminal, all, chosen }: { terminal: Terminal; all: readonly Cost[]; chosen: readonly Chosen[] }) {
  const t = useMessages(terminalCostMessages);
  const form = useCallForm(calls.terminalCosts.change, {
    values: useMemo(() => valuesOf(all, chosen), [all, chosen]),
    version: terminal.version,
    ...{ rules: {}, texts: t },
    request: ({ costs }) => ({
      path: { terminalId: terminal.id },
      body: { costs: costs.flatMap(({ on, paused, ...cost }) => (on || paused ? [{ ...cost, active: on }] : [])) },
    }),
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.title} explanation={t.titleHint}>
        {all.length === 0 ? (
          <p className="text-body text-muted">{t.none}</p>
        ) : (
          <div className="rounded-card border border-default bg-surface">
            {all.map((cost, index) => (
              <CostRow key={cost.id} form={form} cost={cost} index={index} />
            ))}
          </div>
        )}
        <div>
          <ButtonLink icon={Plus} render={<Link to={`/loyalties/${terminal.loyalty.id}/additional-costs/create`} />}>
            {t.add}
          </ButtonLink>
        </div>
      </Section>
    </FormScreen>
  );
}

function CostRow({ form, cost, index }: { form: CallForm<Values>; cost: Cost; index: number }) {
  const t = useMessages(terminalCostMessages);
  const shownAs = useCostValue();
  const on = useWatch({ control: form.control.control, name: `costs.${index}.on` });
  const isCommission = cost.kind === "commission";
  const usual = shownAs(cost.type, cost.value);
  const kind = t.values.kind[cost.kind];
  const facts = [isCommission && usual, kind, !cost.active && t.off].filter(Boolean);
  return (
    <div className="grid items-start gap-4 border-default border-t px-4 py-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <SwitchField form={form} name={`costs.${index}.on`} label={cost.title} hint={facts.join(" · ")} />
      {on && isCommission && (
        <DecimalField
          form={form}
          name={`costs.${index}.value`}
          hint={t.valueHint(usual)}
          digits={6}
          wholeDigits={9}
          suffix={cost.type === "percentage" ? "%" : t.perUnit}
        />
      )}
    </div>
  );
}

function valuesOf(all: readonly Cost[], chosen: readonly Chosen[]): Values {
  return {
    costs: all.map(({ id }) => {
      const own = chosen.find((one) => one.additional_cost_id === id);
      const value = own?.value ? shortDecimal(own.value) : null;
      return { additional_cost_id: id, on: own?.active ?? false, paused: own?.active === false, value };
    }),
  };
}
