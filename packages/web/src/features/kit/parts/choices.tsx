import LayoutGrid from "lucide-react/icons/layout-grid";
import List from "lucide-react/icons/list";
import { useState } from "react";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field, FieldGroup } from "#ui/fields/field.tsx";
import { MultiSelect } from "#ui/fields/multi-select.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { RadioGroup } from "#ui/fields/radio-group.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Chapter } from "../specimen.tsx";

const fuels: Option[] = [
  { value: "a95", label: "A-95" },
  { value: "a95plus", label: "A-95 Plus", hint: "With additives" },
  { value: "diesel", label: "Diesel" },
  { value: "lpg", label: "LPG" },
  { value: "adblue", label: "AdBlue", disabled: true },
];
const cities: Option[] = [
  "Kyiv",
  "Kharkiv",
  "Odesa",
  "Dnipro",
  "Lviv",
  "Zaporizhzhia",
  "Vinnytsia",
  "Poltava",
  "Chernihiv",
].map((city, index) => ({ value: `c${index}`, label: city }));

export function Choices() {
  return (
    <Chapter
      id="choices"
      title="Choices"
      pieces={[
        ["Select, combobox, several", Lists, "grid"],
        ["Boxes, switches, radio buttons", Boxes, "grid"],
        ["Segmented control", Segments],
      ]}
    />
  );
}

function Lists() {
  const [fuel, setFuel] = useState<string | null>("a95plus");
  const [city, setCity] = useState<Option | null>(cities[4] ?? null);
  const [several, setSeveral] = useState<Option[]>(cities.slice(0, 3));
  const [found, setFound] = useState<{ options: Option[]; loading: boolean }>({ options: [], loading: false });
  function search(text: string) {
    setFound({ options: [], loading: true });
    const options = cities.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()));
    setTimeout(() => setFound({ options, loading: false }), 600);
  }
  return (
    <>
      <Field label="Fuel">
        <Select value={fuel} onChange={setFuel} options={fuels} />
      </Field>
      <Field label="Fuel" error="Choose what this pump sells.">
        <Select value={null} onChange={setFuel} options={fuels} />
      </Field>
      <Field label="Fuel" disabled>
        <Select value="lpg" onChange={setFuel} options={fuels} disabled />
      </Field>
      <Field label="City">
        <Combobox value={city} onChange={setCity} options={cities} />
      </Field>
      <Field label="City, searched elsewhere" hint="Answers after 600 ms.">
        <Combobox value={city} onChange={setCity} options={found.options} onSearch={search} loading={found.loading} />
      </Field>
      <Field label="City" error="No such city is served.">
        <Combobox value={null} onChange={setCity} options={cities} />
      </Field>
      <Field label="Cities">
        <MultiSelect value={several} onChange={setSeveral} options={cities} />
      </Field>
      <Field label="Cities">
        <MultiSelect value={[]} onChange={setSeveral} options={cities} placeholder="All cities" />
      </Field>
    </>
  );
}

function Boxes() {
  const [on, setOn] = useState(true);
  const [status, setStatus] = useState<"active" | "paused">("active");
  const [channel, setChannel] = useState<string | null>("viber");
  return (
    <>
      <FieldGroup label="Checkboxes">
        <Checkbox value={on} onChange={setOn} label="Print a receipt" />
        <Checkbox
          value={!on}
          onChange={(next) => setOn(!next)}
          label="Send by email"
          hint="Only to confirmed addresses."
        />
        <Checkbox value={false} mixed onChange={() => {}} label="Some of them" />
        <Checkbox
          value={status}
          onChange={setStatus}
          whenTrue="active"
          whenFalse="paused"
          label={`Own values: ${status}`}
        />
        <Checkbox value={true} onChange={() => {}} label="Always" disabled />
      </FieldGroup>
      <FieldGroup label="Switches">
        <Switch value={on} onChange={setOn} label="Accept bonuses" hint="Takes effect at the next sale." />
        <Switch value={!on} onChange={(next) => setOn(!next)} label="Quiet hours" />
        <Switch value={true} onChange={() => {}} label="Cannot be changed" disabled />
      </FieldGroup>
      <FieldGroup label="Channel" error="Viber is not connected yet.">
        <RadioGroup
          value={channel}
          onChange={setChannel}
          options={[
            { value: "push", label: "Push", hint: "Free of charge" },
            { value: "viber", label: "Viber" },
            { value: "sms", label: "SMS" },
            { value: "email", label: "Email", disabled: true },
          ]}
        />
      </FieldGroup>
    </>
  );
}

function Segments() {
  const [view, setView] = useState("list");
  const [span, setSpan] = useState("week");
  return (
    <>
      <SegmentedControl
        aria-label="View"
        value={view}
        onChange={setView}
        segments={[
          { value: "list", label: "List", icon: List },
          { value: "grid", label: "Grid", icon: LayoutGrid },
        ]}
      />
      <SegmentedControl
        aria-label="Way to pay"
        size="lg"
        value={view}
        onChange={setView}
        segments={[
          { value: "list", label: "Cash" },
          { value: "grid", label: "Card" },
        ]}
      />
      <SegmentedControl
        aria-label="Period"
        size="sm"
        value={span}
        onChange={setSpan}
        segments={["day", "week", "month", "year"].map((value) => ({
          value,
          label: value[0]?.toUpperCase() + value.slice(1),
        }))}
      />
    </>
  );
}
