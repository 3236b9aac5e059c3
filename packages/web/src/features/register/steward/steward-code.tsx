import { useMessages } from "#kit/messages.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { registerMessages } from "../messages.ts";

interface StewardCodeProps {
  value: string;
  onChange: (code: string) => void;
  required?: boolean;
}
/** The code of a steward's terminal. */
export function StewardCode({ value, onChange, required = false }: StewardCodeProps) {
  const t = useMessages(registerMessages);
  return (
    <Field label={t.stewardCode} required={required} {...(required ? {} : { hint: t.stewardCodeHint })}>
      <Input value={value} onChange={onChange} inputMode="numeric" maxLength={10} autoComplete="off" />
    </Field>
  );
}
