import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { FilterChip } from "#ui/filter-chip.tsx";
import { CollapsibleSection } from "#ui/layout/collapsible-section.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SaveBar } from "#ui/layout/save-bar.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { Chapter, Specimen } from "../specimen.tsx";

export function Forms() {
  const [name, setName] = useState("Night");
  const [price, setPrice] = useState<string | null>("59.49");
  const [share, setShare] = useState<string | null>("2");
  const [on, setOn] = useState(true);
  const [line, setLine] = useState("");
  const [limit, setLimit] = useState<string | null>("200");
  return (
    <Chapter id="forms" title="A form">
      <div>
        <Section
          title="Price group"
          explanation="Customers of a category pay these prices at all stations that sell to them."
        >
          <Field label="Name" required hint="Only colleagues see it.">
            <Input value={name} onChange={setName} />
          </Field>
          <FieldRow>
            <Field label="Price per litre" required>
              <NumberField value={price} onChange={setPrice} digits={4} suffix="UAH" alignEnd />
            </Field>
            <Field label="Discount">
              <NumberField value={share} onChange={setShare} digits={2} suffix="%" alignEnd />
            </Field>
          </FieldRow>
        </Section>
        <Section title="When it applies" explanation="Outside these hours the station's own price is used.">
          <Switch value={on} onChange={setOn} label="At night only" hint="From 22:00 to 06:00, the station's time." />
        </Section>
        <CollapsibleSection title="Receipt" explanation="Few shops need this." open={false}>
          <Field label="Line below the total">
            <Input value={line} onChange={setLine} />
          </Field>
        </CollapsibleSection>
        <CollapsibleSection title="Limits" explanation="Open, because one of its fields has a value." open>
          <Field label="Litres per day" hint="Leave empty for no limit.">
            <NumberField value={limit} onChange={setLimit} digits={2} suffix="l" alignEnd />
          </Field>
        </CollapsibleSection>
        <SaveBar
          shown
          message="3 changes not saved"
          save={{ label: "Save", onPress: () => {} }}
          discard={{ label: "Discard", onPress: () => {} }}
        />
      </div>
    </Chapter>
  );
}

/** Long words of several languages: nothing may be cut, pushed out or overlap. */
export function Languages() {
  return (
    <Chapter id="languages" title="Long words">
      <div className="grid gap-10 lg:grid-cols-2">
        <Long
          title="Kundenkategoriezuordnungseinstellungen"
          purpose="Legt fest, wie Geschäftskundinnen und -kunden ihren Rabattstufen zugeordnet werden."
          save="Einstellungen speichern"
          tabs={["Bonuspunkteverfall", "Kraftstoffpreisgruppen", "Benachrichtigungsvorlagen"]}
          field="Höchstbetrag je Einlösungsvorgang"
          error="Der Betrag überschreitet den für diese Kundenkategorie zulässigen Höchstwert."
          filter={["Gültigkeitszeitraum", "Letzte dreißig Kalendertage"]}
        />
        <Long
          title="Налаштування винагороджень корпоративних клієнтів"
          purpose="Визначає, як нараховуються та списуються бонуси за паливними картками підприємств."
          save="Зберегти налаштування"
          tabs={["Термін дії винагород", "Групи цін на пальне", "Шаблони сповіщень"]}
          field="Максимальна сума одного списання"
          error="Сума перевищує найбільше значення, дозволене для цієї категорії клієнтів."
          filter={["Період обслуговування", "Останні тридцять календарних днів"]}
        />
      </div>
    </Chapter>
  );
}

interface LongProps {
  title: string;
  purpose: string;
  save: string;
  tabs: string[];
  field: string;
  error: string;
  filter: [string, string];
}

function Long({ title, purpose, save, tabs, field, error, filter }: LongProps) {
  const [tab, setTab] = useState(tabs[0] ?? "");
  const [value, setValue] = useState<string | null>("1000000");
  return (
    <Specimen title="A narrow screen" layout="plain">
      <div className="flex flex-col gap-6">
        <PageHeader title={title} purpose={purpose} actions={<Button>{save}</Button>} />
        <Tabs tabs={tabs.map((label) => ({ value: label, label }))} value={tab} onChange={setTab} aria-label={title}>
          <div className="flex flex-col gap-6">
            <FilterChip name={filter[0]} value={filter[1]} onRemove={() => {}}>
              {() => purpose}
            </FilterChip>
            <FieldRow>
              <Field label={field} error={error} required>
                <NumberField value={value} onChange={setValue} digits={2} suffix="UAH" />
              </Field>
              <Field label={field} hint={purpose}>
                <NumberField value={value} onChange={setValue} digits={2} suffix="UAH" />
              </Field>
            </FieldRow>
            <Checkbox value onChange={() => {}} label={purpose} hint={error} />
            <Callout tone="warning" title={title} action={<Button size="sm">{save}</Button>}>
              {error}
            </Callout>
            <div className="max-w-44">
              <Button fullWidth>{save}</Button>
            </div>
          </div>
        </Tabs>
        <Pagination page={3} pageSize={25} total={98_765} onPage={() => {}} onRowsPerPage={() => {}} label={title} />
      </div>
    </Specimen>
  );
}
