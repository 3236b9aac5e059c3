import type { FiscalState } from "@patron/contract/enums";
import { Status } from "#ui/badge.tsx";
import type { Tone } from "#ui/tone.ts";
import { useMessages } from "../messages.ts";
import { fiscalReceiptsMessages } from "./messages.ts";

const tones: Record<FiscalState, Tone> = {
  waiting: "warning",
  registered: "success",
  refused: "danger",
  dropped: "neutral",
};

/** What became of a fiscal receipt. */
export function FiscalStatus({ state }: { state: FiscalState }) {
  const t = useMessages(fiscalReceiptsMessages);
  return <Status tone={tones[state]}>{t.values.state[state]}</Status>;
}
