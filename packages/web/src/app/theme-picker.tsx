import { formMessages } from "#kit/form/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { type Accent, accents, type Direction, type Mode, useTheme } from "#kit/theme.ts";
import { Field, FieldGroup } from "#ui/fields/field.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { Select } from "#ui/fields/select.tsx";
import { shellMessages } from "./shell-messages.ts";

/** Mode, accent and direction; each takes effect at once and is stored. */
export function ThemePicker() {
  const t = useMessages(shellMessages);
  const { colours } = useMessages(formMessages);
  const theme = useTheme();
  const modes: Record<Mode, string> = { light: t.light, dark: t.dark, system: t.system };
  const directions: Record<Direction, string> = { ltr: t.ltr, rtl: t.rtl };
  const options = <Value extends string>(names: Record<Value, string>) =>
    Object.entries(names).map(([value, label]) => ({ value: value as Value, label: label as string })); // Entries of the record above.
  return (
    <div className="flex flex-col gap-4 p-3">
      <FieldGroup label={t.mode}>
        <SegmentedControl
          aria-label={t.mode}
          value={theme.mode}
          segments={options(modes)}
          onChange={(mode) => theme.change({ mode })}
        />
      </FieldGroup>
      <Field label={t.accent}>
        <Select
          value={theme.accent}
          options={accents.map((value) => ({ value, label: colours[value] }))}
          onChange={(accent: Accent) => theme.change({ accent })}
        />
      </Field>
      <FieldGroup label={t.direction}>
        <SegmentedControl
          aria-label={t.direction}
          value={theme.direction}
          segments={options(directions)}
          onChange={(direction) => theme.change({ direction })}
        />
      </FieldGroup>
    </div>
  );
}
