import { Combobox } from "@base-ui/react/combobox";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useMemo, useState } from "react";
import { useUi } from "#ui/ui-messages.ts";
import { ChoiceList } from "./choice-list.tsx";
import { sameOption } from "./combobox.tsx";
import { bareInput, type ControlSize } from "./control-style.ts";
import { InputBox } from "./input.tsx";
import type { Option } from "./option.tsx";
import { type Country, type PhoneLibrary, usePhoneLibrary } from "./phone-library.ts";
import { TextInput } from "./text-input.tsx";

export interface PhoneFieldProps {
  /** `+380671234567`; null when the field is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  defaultCountry?: Country;
  size?: ControlSize;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  onBlur?: () => void;
  "aria-label"?: string;
}

/** A phone number: shows the country's prefix and groups the digits as the country does. A pasted `+49…` changes the country. */
export function PhoneField({ value, onChange, defaultCountry = "UA", size, ...rest }: PhoneFieldProps) {
  const library = usePhoneLibrary();
  const [picked, setPicked] = useState<Country>(defaultCountry);
  const country = countryOf(value, library) ?? picked;
  const prefix = library ? `+${library.getCountryCallingCode(country)}` : country === "UA" ? "+380" : "+";
  const national = value?.startsWith(prefix) ? value.slice(prefix.length) : (value?.replace(/^\+/, "") ?? "");

  function edit(text: string) {
    const digits = text.replace(/\D/g, "");
    if (text.trim().startsWith("+")) return onChange(digits ? `+${digits}` : null);
    // A leading zero is dialled within a country only; it is not part of the international number.
    const own = country === "IT" ? digits : digits.replace(/^0+/, "");
    onChange(own ? prefix + own : null);
  }
  return (
    <InputBox
      size={size}
      disabled={rest.disabled}
      prefix={
        <CountryChoice
          country={country}
          prefix={prefix}
          library={library}
          disabled={rest.disabled}
          onPick={(next) => {
            setPicked(next);
            if (library && national) onChange(`+${library.getCountryCallingCode(next)}${national}`);
          }}
        />
      }
    >
      <TextInput
        {...rest}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        value={masked(national, prefix, country, library)}
        placeholder={country === "UA" ? "67 123 45 67" : undefined}
        onChange={edit}
        className={`${bareInput} tabular-nums rtl:text-end`}
      />
    </InputBox>
  );
}

function countryOf(value: string | null, library: PhoneLibrary | null): Country | undefined {
  if (!value || !library) return undefined;
  const typed = new library.AsYouType();
  typed.input(value);
  return typed.getCountry();
}

/** Groups the digits as the country does, without its prefix. */
function masked(national: string, prefix: string, country: Country, library: PhoneLibrary | null): string {
  if (!library || !national) return national;
  const written = new library.AsYouType(country).input(prefix + national);
  return written.startsWith(prefix) ? written.slice(prefix.length).trim() : national;
}

interface CountryChoiceProps {
  country: Country;
  prefix: string;
  library: PhoneLibrary | null;
  disabled?: boolean;
  onPick: (country: Country) => void;
}

function CountryChoice({ country, prefix, library, disabled, onPick }: CountryChoiceProps) {
  const { messages, locale } = useUi();
  const options = useMemo(() => (library ? countriesOf(library, locale) : []), [library, locale]);
  const value = options.find((option) => option.value === country) ?? null;
  return (
    <Combobox.Root
      items={options}
      value={value}
      locale={locale}
      disabled={disabled}
      isItemEqualToValue={sameOption}
      onValueChange={(next: Option | null) => {
        if (next) onPick(next.value as Country); // The options are the library's own countries.
      }}
    >
      <Combobox.Trigger
        aria-label={messages.labelled(messages.country, value?.label ?? country)}
        className="touch-area -ms-1.5 flex h-7 items-center gap-1 rounded-small border-0 px-1.5 text-default hover:bg-hover"
      >
        <span className="text-caption text-muted">{country}</span>
        <span dir="ltr">{prefix}</span>
        <ChevronDown aria-hidden className="size-3.5 text-muted" />
      </Combobox.Trigger>
      <ChoiceList
        wide
        label={messages.country}
        loading={library === null}
        head={
          <div className="border-default border-b p-2">
            <Combobox.Input
              aria-label={messages.search}
              placeholder={messages.search}
              className="h-8 w-full rounded-control bg-sunken px-2.5 text-body outline-none"
            />
          </div>
        }
      />
    </Combobox.Root>
  );
}

/** Countries by name in the user's language; the search also matches the prefix. */
function countriesOf(library: PhoneLibrary, locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return library
    .getCountries()
    .map((code) => ({
      value: code as string,
      label: `${names.of(code) ?? code} +${library.getCountryCallingCode(code)}`,
    }))
    .sort((left, right) => left.label.localeCompare(right.label, locale));
}
