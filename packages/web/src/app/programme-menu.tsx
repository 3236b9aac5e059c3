import ChevronDown from "lucide-react/icons/chevron-down";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { Menu } from "#ui/overlays/menu.tsx";
import { shellMessages } from "./shell-messages.ts";

/** The loyalty programme of the screens. Hidden for a business with only one. */
export function ProgrammeMenu() {
  const t = useMessages(shellMessages);
  const { programme, programmes, choose } = useProgramme();
  if (!programme || programmes.length < 2) return null;
  const actions = programmes.map(({ id, title }) => ({
    id,
    label: title,
    checked: id === programme.id,
    onPress: () => choose(id),
  }));
  const trigger = (
    <button
      type="button"
      aria-label={labelled(t.programme, programme.title)}
      className="touch flex h-9 min-w-0 items-center gap-1.5 rounded-control px-1.5 text-body text-muted hover:bg-hover hover:text-default"
    >
      <span dir="auto" className="truncate">
        {programme.title}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </button>
  );
  return (
    <>
      <span aria-hidden className="text-muted max-sm:hidden">
        /
      </span>
      <Menu trigger={trigger} align="start" groups={[{ label: t.programmes, single: true, actions }]} />
    </>
  );
}
