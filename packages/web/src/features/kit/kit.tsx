import { Buttons } from "./parts/buttons.tsx";
import { Choices } from "./parts/choices.tsx";
import { Fields } from "./parts/fields.tsx";
import { Overlays } from "./parts/overlays.tsx";
import { Switchers } from "./parts/switchers.tsx";
import { Tables } from "./parts/tables.tsx";

export default function Kit() {
  return (
    <div className="flex flex-col gap-10">
      <Switchers />
      <Buttons />
      <Fields />
      <Choices />
      <Tables />
      <Overlays />
    </div>
  );
}
