import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, use } from "react";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { registerMessages } from "../messages.ts";
import { askOrRecall, retryWhileAway } from "../offline/answers.ts";
import { OfflineContext } from "../offline/offline-till.ts";

/** Manual rules, which apply only when the cashier chooses them. F6 leads here, arrows move between them. */
export function Offers({ chosen, onToggle }: { chosen: readonly string[]; onToggle: (ruleId: string) => void }) {
  const t = useMessages(registerMessages);
  const { data } = useQuery(
    {
      queryKey: ["till", "rules"],
      queryFn: () => askOrRecall(calls.term.rules),
      staleTime: 60_000,
      ...retryWhileAway,
    },
    queries,
  );
  const till = use(OfflineContext);
  const rules = till?.sells ? (till.catalogue?.rules ?? []) : (data?.items ?? []);
  if (rules.length === 0) return null;
  return (
    <fieldset
      aria-label={t.manualRules}
      aria-keyshortcuts="F6"
      onKeyDown={moveByArrow}
      className="flex min-w-0 gap-2 overflow-x-auto border-default border-t px-4 py-2"
    >
      {rules.map(({ id, title }) => (
        <Button
          key={id}
          size="sm"
          variant={chosen.includes(id) ? "primary" : "secondary"}
          aria-pressed={chosen.includes(id)}
          onClick={() => onToggle(id)}
        >
          {title}
        </Button>
      ))}
    </fieldset>
  );
}

function moveByArrow({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return;
  const isForward = (key === "ArrowRight") === (getComputedStyle(currentTarget).direction === "ltr");
  const offers = [...currentTarget.querySelectorAll("button")];
  const index = offers.indexOf(target as HTMLButtonElement); // Another element has no index.
  offers[index + (isForward ? 1 : -1)]?.focus();
}
