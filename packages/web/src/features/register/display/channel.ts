import type { Language } from "@patron/contract/enums";

/** A line as the customer sees it. */
interface ShownLine {
  id: string;
  title: string;
  quantity: string;
  /** Null while it is being priced. */
  amount: string | null;
  discount: string | null;
}
/** The sums of a cart or a finished sale; null while it is being priced. */
export interface ShownTotals {
  discount: string;
  bonusesRedeemed: string;
  tax: string;
  tip: string;
  rounding: string;
  toPay: string;
  earns: string;
}
/** What the customer's display shows. Of the customer it knows the first name alone. */
export type Shown =
  | { kind: "idle" }
  | { kind: "cart"; currency: string; firstName: string; lines: readonly ShownLine[]; totals: ShownTotals | null }
  | {
      kind: "sold";
      currency: string;
      firstName: string;
      totals: ShownTotals;
      change: string | null;
      receiptUrl: string | null;
    };

export interface Brand {
  title: string;
  photo: string | null;
  /** What the till speaks to customers. */
  language: Language;
}
type Message = { kind: "hello" } | { kind: "show"; shown: Shown; brand: Brand | null };

const channelOf = (terminalId: string) => new BroadcastChannel(`patron.display.${terminalId}`);

/** The till's end: shows things on the displays of this browser, and repeats the last one to a display that opens later. */
export class DisplayFeed {
  readonly #channel: BroadcastChannel;
  readonly #brand: Brand;
  #shown: Shown = { kind: "idle" };
  #last = "";

  constructor(terminalId: string, brand: Brand) {
    this.#brand = brand;
    this.#channel = channelOf(terminalId);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data.kind === "hello") this.#post();
    });
    this.#post();
  }

  show(shown: Shown): void {
    const text = JSON.stringify(shown);
    if (text === this.#last) return;
    this.#last = text;
    this.#shown = shown;
    this.#post();
  }

  /** Nothing is sold any more: every display goes back to its start. */
  close(): void {
    this.show({ kind: "idle" });
    this.#channel.close();
  }

  #post(): void {
    this.#channel.postMessage({ kind: "show", shown: this.#shown, brand: this.#brand } satisfies Message);
  }
}

/** The display's end: calls back with everything that the till shows. Returns how to stop. */
export function followTill(terminalId: string, onShown: (shown: Shown, brand: Brand | null) => void): () => void {
  const channel = channelOf(terminalId);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "show") onShown(data.shown, data.brand);
  });
  channel.postMessage({ kind: "hello" } satisfies Message);
  return () => channel.close();
}
