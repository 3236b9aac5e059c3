import { calls } from "@patron/contract/routes";
import { useController } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { ClockField, DayField, ManyField } from "#kit/form/choice-fields.tsx";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { weekDayName } from "#kit/week-day.ts";
import { FieldGroup } from "#ui/fields/field.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import type { RulePart } from "./values.ts";

const days = ["1", "2", "3", "4", "5", "6", "7"];

/** On which days and at what hours, by the clock of the point of sale. */
export function WhenFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  return (
    <Section title={t.when} explanation={t.whenHint}>
      <FieldRow>
        <DayField form={form} name="date_from" label={t.dateFrom} />
        <DayField form={form} name="date_to" label={t.dateTo} />
      </FieldRow>
      <WeekDays form={form} />
      <FieldRow>
        <ClockField form={form} name="time_from" label={t.timeFrom} />
        <ClockField form={form} name="time_to" label={t.timeTo} hint={t.timeHint} />
      </FieldRow>
    </Section>
  );
}

function WeekDays({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const language = useLanguage();
  const { field } = useController({ control: form.control.control, name: "week_days" });
  const chosen: string[] = field.value;
  const toggle = (day: string) =>
    field.onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort());
  return (
    <FieldGroup label={t.weekDays} hint={t.weekDaysHint}>
      <div className="flex flex-wrap gap-1.5">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            aria-label={weekDayName(language, Number(day))}
            onClick={() => toggle(day)}
            className="touch-area h-9 min-w-11 rounded-control border border-control bg-surface px-2.5 text-table font-medium text-default transition-colors duration-150 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft"
          >
            {weekDayName(language, Number(day), "short")}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}

/** At which points of sale. */
export function WhereFields({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const { data } = useCall(calls.embedded.pos, { query: { loyalty_id: loyaltyId } });
  const options = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Section title={t.where} explanation={t.whereHint}>
      <ManyField form={form} name="pos_ids" label={t.places} options={options} placeholder={t.everywhere} />
    </Section>
  );
}
