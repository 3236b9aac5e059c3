import { type KeyboardEvent, useState } from "react";
import { listMessages } from "#kit/list/messages.ts";
import { PartFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { type Lookup, useLookup } from "#kit/options.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/fields/input.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { labelled } from "../../labelled.ts";

interface ChoicesProps {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** The records of a lookup to choose from, once they are loaded. */
export function RecordChoices({ among, ...choices }: Omit<ChoicesProps, "options"> & { among: Lookup }) {
  const { options, loading, error, retry } = useLookup(among);
  if (error) return <PartFailure error={error} retry={retry} />;
  if (!loading) return <Choices options={options} {...choices} />;
  return (
    <div className="flex justify-center p-2">
      <Spinner size="sm" />
    </div>
  );
}

const searchedFrom = 9;
/** Twenty thousand goods would take seconds to draw; the search finds the others. */
const shownAtMost = 200;

/** Moves the focus to choices that come while their editor is open: it has the focus itself as long as it is empty. */
function takeFocus(box: HTMLElement | null) {
  if (!box || box.closest("[role=dialog]") !== document.activeElement) return;
  const isTouched = matchMedia("(pointer: coarse)").matches; // The keyboard of a phone would cover the choices.
  box.querySelector<HTMLElement>(isTouched ? "button" : "input, button")?.focus();
}

/** Choices as a list of buttons, with a search above many. */
export function Choices(props: ChoicesProps) {
  const common = useCommonMessages();
  const t = useMessages(listMessages);
  const show = useShow();
  const [text, setText] = useState("");
  const { label, options, value, onChoose } = props;
  const query = text.trim().toLocaleLowerCase();
  const matching = options.filter((option) => option.label.toLocaleLowerCase().includes(query));
  const found = matching.slice(0, shownAtMost);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its options; Tab reaches each too.
    <div ref={takeFocus} className="flex flex-col gap-1 p-1" onKeyDown={cursorButtons}>
      {options.length >= searchedFrom && (
        <Input
          size="sm"
          type="search"
          aria-label={labelled(common.ui.search, label)}
          placeholder={common.ui.search}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== "Enter" || !first) return;
            event.preventDefault();
            onChoose(first.value);
          }}
        />
      )}
      <ul className="flex max-h-80 flex-col overflow-y-auto p-1 -m-1">
        {found.map((option) => (
          <li key={option.value} className="*:justify-start">
            <Button
              fullWidth
              look="quiet"
              size="sm"
              variant={option.value === value ? "primary" : "secondary"}
              aria-current={option.value === value || undefined}
              onClick={() => onChoose(option.value)}
            >
              {option.label}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p role="status" className="px-2 py-1 text-table text-muted">
          {common.ui.noResults}
        </p>
      )}
      {found.length < matching.length && (
        <p className="px-2 py-1 text-caption text-muted">
          {t.moreChoices(show.quantity(String(matching.length - found.length)))}
        </p>
      )}
    </div>
  );
}

/** Up and down move between the options, and from the search field to the first one. */
function cursorButtons(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, button")];
  const index = stops.indexOf(event.target as HTMLElement); // Keyboard events target elements.
  const next = stops[index + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
