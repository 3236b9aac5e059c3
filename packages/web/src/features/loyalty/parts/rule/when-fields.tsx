import { useController } from "react-hook-form";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { weekDayName } from "#kit/week-day.ts";
import { FieldGroup } from "#ui/fields/field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import type { RulePart } from "./values.ts";

const days = ["1", "2", "3", "4", "5", "6", "7"];

/** On which days and at what hours, by the clock of the point of sale. */
export function WhenFields({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  return (
    <Section title={t.when} explanation={t.whenHint}>
      <RecordFields form={form} names={[["date_from", "date_to"]]} />
      <WeekDays form={form} />
      <RecordFields form={form} names={[["time_from", "time_to"]]} />
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
    <FieldGroup label={t.fields.week_days} hint={t.hints.week_days}>
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
  const { options } = useOptions("pos", { loyalty_id: loyaltyId });
  return (
    <Section title={t.where} explanation={t.whereHint}>
      <ManyField form={form} name="pos_ids" options={options} placeholder={t.everywhere} />
    </Section>
  );
}
