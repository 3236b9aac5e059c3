import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { useCall } from "../call/use-call.ts";
import { useLanguage } from "../language.ts";
import type { Offered } from "./picker-fields.tsx";
import { type BoundField, useField } from "./use-field.ts";

interface PickedField<V extends FieldValues> extends BoundField<V> {
  onPick?: (value: string) => void;
}

/** One of many choices, stored as its code. */
export function PickField<V extends FieldValues>(props: PickedField<V> & Offered) {
  const { value, change, control, frame } = useField(props);
  const { options, onSearch, loading = false, more = false, problem } = props;
  const named = onSearch ? props.named : [];
  const chosen = named && typeof value === "string" && value !== "" ? value : null;
  // Before the list is loaded, a choice shows its code.
  const known = [...(named ?? []), ...options].find((one) => one.value === chosen);
  const option = known ?? (chosen ? { value: chosen, label: chosen } : null);
  return (
    <Field {...frame}>
      <Combobox
        {...control}
        {...{ options, loading, more, problem, ...(onSearch && { onSearch }) }}
        value={option}
        onChange={(next) => {
          change(next?.value ?? null);
          if (next) props.onPick?.(next.value);
        }}
      />
    </Field>
  );
}

/** The countries with their defaults. */
export function useCountries() {
  return useCall(calls.platform.countries, {}).data?.items ?? [];
}

/** A country by its name in the user's language. */
export function CountryField<V extends FieldValues>(props: PickedField<V>) {
  const language = useLanguage();
  const countries = useCountries();
  const options = useMemo(
    () =>
      countries
        .map(({ code, title }) => ({ value: code, label: title[language] ?? code }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [countries, language],
  );
  return <PickField {...props} options={options} loading={countries.length === 0} />;
}

/** A currency by its code and its name in the user's language. */
export function CurrencyField<V extends FieldValues>(props: PickedField<V>) {
  const language = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "currency" });
    return Intl.supportedValuesOf("currency").map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }));
  }, [language]);
  return <PickField {...props} options={options} />;
}

/** A time zone with its current offset. */
export function TimeZoneField<V extends FieldValues>(props: PickedField<V>) {
  const { data, error } = useCall(calls.platform.timezones, {});
  const options = useMemo(
    () =>
      (data?.items ?? []).map(({ code, offset }) => ({
        value: code,
        label: `${code.replaceAll("_", " ")} (${offset})`,
      })),
    [data],
  );
  return <PickField {...props} options={options} loading={!data && !error} />;
}
