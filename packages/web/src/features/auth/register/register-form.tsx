import { RENAMED_ZONES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/auth";
import { useEffect } from "react";
import { CountryField, CurrencyField, TimeZoneField, useCountries } from "#kit/form/region-fields.tsx";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { presentLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { enterSession } from "#kit/session/session.ts";
import { useProtection } from "#kit/use-protection.ts";
import { Card } from "#ui/layout/card.tsx";
import { FieldRow } from "#ui/layout/section.tsx";
import { guessCountry } from "../guess-country.ts";
import { authMessages } from "../messages.ts";
import { PlainForm } from "../parts/plain-form.tsx";
import { strengthOf } from "../strength.ts";
import { registerMessages } from "./messages.ts";
import { ReferralNote, useReferral } from "./referral.tsx";

const knownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
// Browsers report some zones by older names than the list has.
const browserZone = RENAMED_ZONES[knownZone] ?? knownZone;

/** A user and their business in one form; country, currency and time zone are guessed from the browser and can be changed. */
export function RegisterForm() {
  const t = useMessages(authMessages);
  const own = useMessages(registerMessages);
  const protection = useProtection(calls.auth.registerPre);
  const referral = useReferral();
  const countries = useCountries();
  const form = useCallForm(calls.auth.register, {
    values: {
      first_name: "",
      last_name: "",
      email: "",
      password: "",
      business_title: "",
      country: "UA",
      currency: "UAH",
      time_zone: browserZone === "UTC" ? "Europe/Kyiv" : browserZone,
    },
    rules: { ...rules.register, password: { required: true, minLength: 8 } },
    request: (body) => ({
      body: {
        ...body,
        type: "email" as const,
        language: presentLanguage(),
        recaptcha_token: protection.token(),
        ...(referral.code && { referral_code: referral.code }),
      },
    }),
    fieldOf: {
      "email.taken": "email",
      "password.weak": "password",
      "country.unknown": "country",
      "currency.unknown": "currency",
      "time_zone.unknown": "time_zone",
    },
    onDone: enterSession,
    quiet: true,
    logged: true,
  });
  useEffect(() => {
    const guess = guessCountry(countries, browserZone, navigator.language);
    if (!guess?.currency || form.control.formState.dirtyFields.country) return;
    form.control.resetField("country", { defaultValue: guess.code });
    form.control.resetField("currency", { defaultValue: guess.currency });
  }, [countries, form.control]);
  /** A country sets its currency and its first time zone. */
  function followCountry(code: string) {
    const country = countries.find((one) => one.code === code);
    if (country?.currency) form.control.setValue("currency", country.currency);
    const [zone] = country?.time_zones ?? [];
    if (zone && !country?.time_zones.includes(form.control.getValues("time_zone")))
      form.control.setValue("time_zone", zone);
  }
  const password = form.control.watch("password");
  return (
    <Card title={own.title} description={own.purpose}>
      <ReferralNote of={referral} />
      <PlainForm form={form} submit={own.submitRegister} before={protection.prepare}>
        <FieldRow>
          <TextField form={form} name="first_name" label={t.fields.first_name} autoComplete="given-name" autoFocus />
          <TextField form={form} name="last_name" label={t.fields.last_name} autoComplete="family-name" />
        </FieldRow>
        <TextField form={form} name="email" label={t.fields.email} type="email" autoComplete="username" />
        <PasswordField
          form={form}
          name="password"
          label={t.fields.password}
          hint={own.passwordHint}
          autoComplete="new-password"
          {...(password ? { strength: strengthOf(password) } : {})}
        />
        <TextField form={form} name="business_title" label={t.fields.business_title} autoComplete="organization" />
        <FieldRow>
          <CountryField form={form} name="country" label={t.fields.country} onPick={followCountry} />
          <CurrencyField form={form} name="currency" label={t.fields.currency} />
        </FieldRow>
        <TimeZoneField form={form} name="time_zone" label={t.fields.time_zone} hint={own.timeZoneHint} />
      </PlainForm>
    </Card>
  );
}
