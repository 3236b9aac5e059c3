import type { OfflineSaleState } from "@patron/contract/enums";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { offlineSalesMessages } from "../messages.ts";

const tones = { booked: "success", "to-settle": "warning", settled: "neutral" } as const;

/** How far a sale is. */
export function OfflineState({ state }: { state: OfflineSaleState }) {
  const t = useMessages(offlineSalesMessages);
  return <Status tone={tones[state]}>{t.values.state[state]}</Status>;
}
