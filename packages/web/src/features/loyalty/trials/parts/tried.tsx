import { Link } from "@tanstack/react-router";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { trialMessages } from "../messages.ts";
import type { Trial } from "./found.ts";

type Named = { id: string; title: string };

/** What is tried instead of what applied at the time of the sales. */
export function Tried({ trial }: { trial: Trial }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  const { kind, rules, items, item_categories: categories, price_groups: groups } = trial;
  if (kind === "prices" || kind === "price-change") return <Prices trial={trial} />;
  const titles = (all: readonly Named[]) => all.map(({ title }) => title || t.unnamed).join(", ");
  if (kind === "price-percent")
    return (
      <DefinitionList
        title={t.fields.kind}
        rows={[
          { term: t.percent, value: show.rate(trial.percent ?? "0") },
          { term: t.goods, value: items.length + categories.length === 0 ? t.allGoods : titles(items) },
          { term: t.categories, value: titles(categories) },
          { term: t.groups, value: groups.length === 0 ? t.allGroups : titles(groups) },
        ].filter(({ value }) => value !== "")}
      />
    );
  if (kind !== "programme") return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{t.rulesOn}</h2>
      {rules.length === 0 ? (
        <p className="text-body text-muted">{t.noRules}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-body">
          {rules.map((rule) => (
            <li key={rule.id}>
              <RuleLink rule={rule} loyaltyId={trial.loyalty_id} />
            </li>
          ))}
        </ul>
      )}
      <More shown={rules.length} all={trial.rules_count} />
    </section>
  );
}

function RuleLink({ rule, loyaltyId }: { rule: Named; loyaltyId: string }) {
  const to = addressOfRecord({ entityType: "rule", id: rule.id, loyaltyId });
  return to ? <TextLink link={<Link to={to} />}>{rule.title}</TextLink> : rule.title;
}

function Prices({ trial }: { trial: Trial }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{t.fields.prices_count}</h2>
      <DataTable
        label={t.fields.prices_count}
        density="compact"
        rows={trial.prices.map((one) => ({ ...one, id: `${one.item.id} ${one.price_group?.id}` }))}
        columns={[
          { id: "item", header: t.item, cell: ({ item }) => item.title || t.unnamed, width: 220 },
          {
            id: "place",
            header: t.place,
            cell: ({ price_group: group }) => (group ? group.title || t.unnamed : t.everywhereShort),
          },
          {
            id: "price",
            header: t.newPrice,
            numeric: true,
            cell: ({ price }) => (price === null ? t.ownPrice : show.quantity(price)),
          },
        ]}
      />
      <More shown={trial.prices.length} all={trial.prices_count} />
    </section>
  );
}

/** How many there are of which only the first are shown. */
function More({ shown, all }: { shown: number; all: number | null }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  if (all === null || all <= shown) return null;
  return <p className="text-caption text-muted">{t.firstOf(show.number(shown), show.number(all))}</p>;
}
