import { useReducer, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { draftAfter, newDraft } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import type { Till } from "../till.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { usePrice } from "../use-price.ts";
import { CheckPane } from "./check-pane.tsx";
import { GoodsPane } from "./goods-pane.tsx";
import { TillBar } from "./till-bar.tsx";

/** Two panes: goods and the check. On a phone one at a time. */
export function TillDesk({ till }: { till: Till }) {
  const t = useMessages(registerMessages);
  const [draft, step] = useReducer(draftAfter, undefined, newDraft);
  const [pane, setPane] = useState<"goods" | "check">("goods");
  const price = usePrice(draft);
  const desk = useKeptFocus();
  const { currency } = till.terminal;
  return (
    <div className="flex h-dvh flex-col bg-canvas">
      <TillBar till={till} />
      <div className="px-3 pt-3 lg:hidden">
        <SegmentedControl
          aria-label={useScreenTitle()}
          value={pane}
          onChange={setPane}
          segments={[
            { value: "goods", label: t.goods },
            { value: "check", label: draft.lines.length > 0 ? t.checkCount(draft.lines.length) : t.check },
          ]}
        />
      </div>
      <main id="main" ref={desk} tabIndex={-1} className="flex min-h-0 flex-1 gap-4 p-3 outline-none lg:p-4">
        <section
          aria-label={t.goods}
          className={`${pane === "goods" ? "flex" : "hidden"} min-w-0 flex-1 flex-col lg:flex`}
        >
          <GoodsPane
            currency={currency}
            onAdd={(goods) => step({ kind: "add", goods })}
            onTyping={() => setPane("goods")}
          />
        </section>
        <section
          aria-label={t.check}
          className={`${pane === "check" ? "flex" : "hidden"} w-full min-w-0 flex-col lg:flex lg:w-[26rem] lg:shrink-0`}
        >
          <CheckPane draft={draft} step={step} price={price} currency={currency} />
        </section>
      </main>
    </div>
  );
}
