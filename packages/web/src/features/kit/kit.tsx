import { PageHeader } from "#ui/layout/page-header.tsx";
import { TooltipDelay } from "#ui/overlays/tooltip.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Buttons } from "./parts/buttons.tsx";
import { Choices } from "./parts/choices.tsx";
import { Colours } from "./parts/colours.tsx";
import { Fields } from "./parts/fields.tsx";
import { Details, Figures } from "./parts/figures.tsx";
import { Forms, Languages } from "./parts/forms.tsx";
import { ListWork } from "./parts/list-work.tsx";
import { Navigation } from "./parts/navigation.tsx";
import { Overlays } from "./parts/overlays.tsx";
import { Pickers } from "./parts/pickers.tsx";
import { Switchers } from "./parts/switchers.tsx";
import { Tables } from "./parts/tables.tsx";

const chapters = [
  ["colours", "Colours and type"],
  ["buttons", "Buttons"],
  ["fields", "Fields"],
  ["choices", "Choices"],
  ["pickers", "Dates, phones, colours, pictures"],
  ["forms", "A form"],
  ["tables", "Lists"],
  ["list-work", "Around a list"],
  ["figures", "Figures and marks"],
  ["details", "Details"],
  ["overlays", "What floats"],
  ["navigation", "Finding one's way"],
  ["languages", "Long words"],
] as const;

/** Every ui component in every variant, size and state. For demo and development; tools/shots.ts takes its screenshots. */
export default function Kit() {
  return (
    <TooltipDelay>
      <div className="flex flex-col gap-10">
        <PageHeader title="Kit" purpose="Every piece, in every variant, size and state." />
        <Switchers />
        <nav aria-label="Chapters" className="flex flex-wrap gap-x-4 gap-y-1">
          {chapters.map(([id, title]) => (
            <TextLink key={id} href={`#${id}`}>
              {title}
            </TextLink>
          ))}
        </nav>
        <Colours />
        <Buttons />
        <Fields />
        <Choices />
        <Pickers />
        <Forms />
        <Tables />
        <ListWork />
        <Figures />
        <Details />
        <Overlays />
        <Navigation />
        <Languages />
      </div>
    </TooltipDelay>
  );
}
