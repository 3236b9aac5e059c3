import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { PasswordField, type PasswordStrength } from "#ui/fields/password-field.tsx";
import { Textarea } from "#ui/fields/textarea.tsx";
import { Chapter } from "../specimen.tsx";

export function Fields() {
  return (
    <Chapter
      id="fields"
      title="Fields"
      pieces={[
        ["Text", Texts, "grid"],
        ["Numbers: empty is null, exact decimals, arrow up and down", Numbers, "grid"],
        ["Passwords", Passwords, "grid"],
      ]}
    />
  );
}

function Texts() {
  const [name, setName] = useState("Station on Kyivska");
  const [mail, setMail] = useState("olena@example");
  const [note, setNote] = useState("");
  return (
    <>
      <Field label="Name" hint="Customers see it on their receipts." required>
        <Input value={name} onChange={setName} />
      </Field>
      <Field label="Email" error="An address needs a full domain, such as example.com." required>
        <Input value={mail} onChange={setMail} icon={Mail} type="email" />
      </Field>
      <Field label="Site" hint="Cannot be changed after the first sale." disabled>
        <Input value="kyivska" onChange={setName} prefix="https://" suffix=".patron.shop" />
      </Field>
      <Field label="Placeholder">
        <Input value={note} onChange={setNote} placeholder="Shown until something is typed" />
      </Field>
      <Field label="Read only">
        <Input value="UA-104-0021" onChange={setName} readOnly />
      </Field>
      <Field label="Disabled" disabled>
        <Input value="Not yours to change" onChange={setName} />
      </Field>
      <Field label="Description" labelEnd={`${note.length} / 500`}>
        <Textarea value={note} onChange={setNote} placeholder="What is it for?" />
      </Field>
      <Field label="Small">
        <Input value={name} onChange={setName} size="sm" />
      </Field>
      <Field label="Extra large">
        <Input value={name} onChange={setName} size="xl" />
      </Field>
    </>
  );
}

function Numbers() {
  const [price, setPrice] = useState<string | null>("1234567.5");
  const [share, setShare] = useState<string | null>(null);
  const [count, setCount] = useState<string | null>("12");
  return (
    <>
      <Field label="Price" hint={`Value: ${price ?? "null"}`}>
        <NumberField value={price} onChange={setPrice} digits={2} suffix="UAH" alignEnd />
      </Field>
      <Field label="Discount" hint={`Value: ${share ?? "null"}`}>
        <NumberField value={share} onChange={setShare} digits={4} negative suffix="%" step="0.1" placeholder="0" />
      </Field>
      <Field label="Copies" error="At most ten copies fit on a roll.">
        <NumberField value={count} onChange={setCount} />
      </Field>
    </>
  );
}

function Passwords() {
  const [password, setPassword] = useState("correct horse");
  const strength = Math.min(3, Math.floor(password.length / 5)) as PasswordStrength; // Clamped to the four steps.
  return (
    <>
      <Field label="Password">
        <PasswordField value={password} onChange={setPassword} />
      </Field>
      <Field label="New password" hint="At least twelve characters.">
        <PasswordField value={password} onChange={setPassword} strength={strength} autoComplete="new-password" />
      </Field>
      <Field label="Password" error="That is not the password of this account.">
        <PasswordField value={password} onChange={setPassword} />
      </Field>
    </>
  );
}
