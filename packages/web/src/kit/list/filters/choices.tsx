import { type KeyboardEvent, useState } from "react";
import { useGoodsSearch } from "#kit/goods/use-goods.ts";
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
import type { RecordFilter } from "./filter-values.ts";

interface ChoicesProps {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** What the options were found by, where they are not all. */
  found?: Omit<ReturnType<typeof useGoodsSearch>, "options">;
}

type RecordProps = Omit<ChoicesProps, "options" | "found">;

/** The records of a lookup to choose from. */
export function RecordChoices({ among, ...choices }: RecordProps & { among: RecordFilter<never>["among"] }) {
  return among.entity === "goods" ? <GoodsChoices {...choices} /> : <LookupChoices among={among} {...choices} />;
}

function LookupChoices({ among, ...choices }: RecordProps & { among: Lookup }) {
  const { options, loading, error, retry } = useLookup(among);
  if (error) return <PartFailure error={error} retry={retry} />;
  return loading ? <Waiting /> : <Choices options={options} {...choices} />;
}

function GoodsChoices(choices: RecordProps) {
  const { options, ...found } = useGoodsSearch({});
  return <Choices options={options} found={found} {...choices} />;
}

function Waiting() {
  return (
    <div className="flex justify-center p-2">
      <Spinner size="sm" />
    </div>
  );
}

const searchedFrom = 9;
/** Thousands would take seconds to draw; the search finds the others. */
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
  const { label, options, value, onChoose, found } = props;
  const query = text.trim().toLocaleLowerCase();
  const matching = found ? options : options.filter(({ label }) => label.toLocaleLowerCase().includes(query));
  const shown = matching.slice(0, shownAtMost);
  const isWaiting = found?.loading === true && options.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its options; Tab reaches each too.
    <div ref={takeFocus} className="flex flex-col gap-1 p-1" onKeyDown={cursorButtons}>
      {(found || options.length >= searchedFrom) && (
        <Input
          size="sm"
          type="search"
          aria-label={labelled(common.ui.search, label)}
          placeholder={common.ui.search}
          value={text}
          onChange={(next) => {
            setText(next);
            found?.onSearch(next);
          }}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.key !== "Enter" || !first || found?.loading) return;
            event.preventDefault();
            onChoose(first.value);
          }}
        />
      )}
      <ul className="flex max-h-80 flex-col overflow-y-auto p-1 -m-1">
        {shown.map((option) => (
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
      {isWaiting && <Waiting />}
      {found?.error && <PartFailure error={found.error} retry={found.retry} />}
      {shown.length === 0 && !isWaiting && !found?.error && (
        <p role="status" className="px-2 py-1 text-table text-muted">
          {common.ui.noResults}
        </p>
      )}
      {(found?.more || shown.length < matching.length) && (
        <p className="px-2 py-1 text-caption text-muted">
          {found ? common.ui.typeForMore : t.moreChoices(show.quantity(String(matching.length - shown.length)))}
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
