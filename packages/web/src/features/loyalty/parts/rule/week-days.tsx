import { useController } from "react-hook-form";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { weekDayName } from "#kit/week-day.ts";
import { FieldGroup } from "#ui/fields/field.tsx";
import { ruleMessages } from "../../messages.ts";
import type { RulePart } from "./values.ts";

const days = ["1", "2", "3", "4", "5", "6", "7"];

/** Days of the week as toggle buttons. */
export function WeekDays({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const language = useLanguage();
  const { field } = useController({ control: form.control.control, name: "week_days" });
  const chosen: string[] = field.value;
  const toggle = (day: string) =>
    field.onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day].sort());
  return (
    <FieldGroup label={<span className="sr-only">{t.fields.week_days}</span>} hint={t.hints.week_days}>
      <div className="grid grid-cols-7 gap-1 sm:flex sm:flex-wrap sm:gap-1.5">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            aria-label={weekDayName(language, Number(day))}
            onClick={() => toggle(day)}
            className="touch-area h-9 min-w-0 rounded-control border border-control bg-surface sm:min-w-11 sm:px-2.5 text-table font-medium text-default transition-colors duration-150 hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft"
          >
            {weekDayName(language, Number(day), "short")}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
