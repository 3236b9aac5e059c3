import type { TerminalState } from "@patron/contract/enums";
import { useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { useShow } from "#kit/show.ts";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { type Cart, type CartStep, cartAfter, newCart } from "../cart.ts";
import { DisplayContext, useDisplayFeed, useShownCart } from "../display/use-display.ts";
import type { DraftLine } from "../draft.ts";
import { useKeptCart } from "../kept-cart/use-kept-cart.ts";
import { registerMessages } from "../messages.ts";
import { OfflineBar } from "../offline/offline-bar.tsx";
import { OfflineContext, type OfflineTill } from "../offline/offline-till.ts";
import { useNewestVersion } from "../offline/use-newest-version.ts";
import { useOfflineTill } from "../offline/use-offline-till.ts";
import { type EarlierSales, useEarlierSales } from "../payment/earlier-sale.ts";
import type { TillMoney } from "../quantity/quantity-for.ts";
import { useAddItem } from "../quantity/use-add-item.ts";
import { PlainDesk, sellsNothing } from "../steward/plain-desk.tsx";
import type { Till, TillFacts } from "../till-facts.ts";
import { useCartKeys } from "../use-cart-keys.ts";
import { useFocusFallback } from "../use-focus-fallback.ts";
import { usePrice } from "../use-price.ts";
import { useReturnToStart } from "../use-return-to-start.ts";
import { useTillFacts } from "../use-till-facts.ts";
import { useTillStaff } from "../use-till-staff.ts";
import { CheckPane } from "./check-pane.tsx";
import { GoodsPane } from "./goods-pane.tsx";
import { LatestChecks } from "./latest-checks.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { TillBar } from "./till-bar.tsx";
import { TillLock } from "./till-lock.tsx";
import { useTillStatus } from "./use-till-status.ts";

/** The till, or the sign-in of whoever sells; the cart outlasts it, so that a colleague can continue. */
export function TillDesk({ till }: { till: Till }) {
  const [cart, step] = useReducer(cartAfter, undefined, newCart);
  const [isPaying, setPaying] = useState(false);
  const { staff, isLocked, isPending } = useTillStaff(till);
  const earlier = useEarlierSales(step);
  useKeptCart({ terminalId: till.terminal.id, isReady: !isLocked && !isPending, cart, step, look: earlier.look });
  const { facts, error, refetch } = useTillFacts(till);
  const isPlain = facts !== undefined && sellsNothing(facts);
  const offline = useOfflineTill({ till, facts, staff, isLocked: isLocked || isPending || isPlain });
  useTillStatus(isLocked ? "staff-sign-in-awaiting" : isPaying ? "payment-process" : stateOf(cart));
  useNewestVersion(!isPaying && stateOf(cart) === "customer-awaiting");
  if (isPending) return null;
  if (!facts) return error && <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <OfflineContext value={offline}>
      {isLocked ? (
        <TillLock till={till} />
      ) : isPlain ? (
        <PlainDesk till={till} facts={facts} />
      ) : (
        <Desk {...{ till, facts, staff, cart, step, setPaying, earlier, offline }} />
      )}
    </OfflineContext>
  );
}

function stateOf({ draft }: Cart): TerminalState {
  return draft.lines.length > 0 || draft.customer ? "customer-processing" : "customer-awaiting";
}

interface DeskProps {
  till: Till;
  facts: TillFacts;
  staff: ReturnType<typeof useTillStaff>["staff"];
  cart: Cart;
  step: (step: CartStep) => void;
  setPaying: (isPaying: boolean) => void;
  earlier: EarlierSales;
  offline: OfflineTill;
}

/** Items and cart side by side; on a phone one at a time. */
function Desk({ till, facts, staff, cart, step, setPaying, earlier, offline }: DeskProps) {
  const { application } = facts;
  const t = useMessages(registerMessages);
  const show = useShow();
  const { draft, selectedId } = cart;
  const [pane, setPane] = useState<"goods" | "check">(application.customer_required ? "check" : "goods");
  const price = usePrice(draft, application.customer_required, offline);
  const display = useDisplayFeed(facts);
  useShownCart(display, draft, price.check, till.terminal.currency);
  const desk = useFocusFallback();
  const selected = draft.lines.find(({ goods }) => goods.id === selectedId);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [checks, setChecks] = useState<{ open: boolean; receipt?: string }>({ open: false });
  const money = { currency: till.terminal.currency, tolerance: facts.line_tolerance as string | undefined };
  const cartPane = useDeskKeys({
    selected,
    lines: draft.lines,
    money,
    step,
    showCart: () => setPane("check"),
    showShortcuts: () => setHelpOpen(true),
  });
  function close() {
    setHelpOpen(false);
    setChecks({ open: false });
  }
  const returns = useReturnToStart({ facts, isStaffed: staff !== null && !offline.isAway, step, close });
  return (
    <div className="flex h-dvh flex-col bg-canvas">
      <TillBar
        key={`bar ${returns}`}
        {...{ till, staff, hasDisplay: facts.display_active }}
        onLatest={() => setChecks({ open: true })}
        onShortcuts={() => setHelpOpen(true)}
      />
      <OfflineBar />
      <div className="px-3 pt-3 min-[48rem]:hidden">
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
      {/* What the keys have changed, for readers: the focus stays where it was. */}
      <p role="status" className="sr-only">
        {selected && `${selected.goods.title} × ${show.quantity(selected.quantity)}`}
      </p>
      <main id="main" ref={desk} tabIndex={-1} className="flex min-h-0 flex-1 gap-4 p-3 outline-none lg:p-4">
        <section
          aria-label={t.goods}
          className={`${pane === "goods" ? "flex" : "hidden"} min-w-0 flex-1 flex-col min-[48rem]:flex`}
        >
          <GoodsPane
            key={`goods ${returns}`}
            currency={money.currency}
            sellsUnpriced={application.price_entry !== "none"}
            onAdd={cartPane.add}
            onReceipt={(receipt) => setChecks({ open: true, receipt })}
            onCustomer={(customer) => step({ kind: "customer", customer })}
            onName={(named) => step({ kind: "name", named })}
            onTyping={() => setPane("goods")}
          />
        </section>
        <section
          ref={cartPane.pane}
          aria-label={t.check}
          className={`${pane === "check" ? "flex" : "hidden"} w-full min-w-0 flex-col min-[48rem]:flex min-[48rem]:w-[23rem] min-[48rem]:shrink-0 lg:w-[26rem]`}
        >
          <DisplayContext value={display}>
            <CheckPane
              {...{ cart, step, earlier }}
              onLeave={() => desk.current?.focus({ preventScroll: true })}
              onPaying={setPaying}
              {...{ price, money, application, cardReader: facts.card_reader, stewards: facts.steward_codes }}
            />
          </DisplayContext>
        </section>
      </main>
      <LatestChecks
        key={`checks ${returns}`}
        facts={facts}
        {...checks}
        onClose={() => setChecks({ ...checks, open: false })}
      />
      <Shortcuts open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

interface DeskKeys {
  selected: DraftLine | undefined;
  lines: readonly DraftLine[];
  money: TillMoney;
  step: (step: CartStep) => void;
  showCart: () => void;
  showShortcuts: () => void;
}

/** The keys that work in the cart, whose pane the returned reference belongs to, and how an item is put there: its price or quantity may be asked for. */
function useDeskKeys({ selected, lines, money, step, showCart, showShortcuts }: DeskKeys) {
  const pane = useRef<HTMLElement>(null);
  const inCart = (act: (cart: HTMLElement) => void, first?: () => void) => {
    // A hidden field takes no focus.
    flushSync(() => {
      first?.();
      showCart();
    });
    if (pane.current) act(pane.current);
  };
  useCartKeys({
    ...{ selected, money, step, showShortcuts },
    editQuantity: () => inCart(focusQuantity),
    editAmount: () => inCart((cart) => found(cart, "[aria-current] [aria-keyshortcuts=F4]")?.click()),
    editPrice: () => inCart((cart) => found(cart, "[aria-current] [aria-keyshortcuts=F7]")?.click()),
    chooseOffer: () => inCart((cart) => found(cart, "[aria-keyshortcuts=F6] button")?.focus()),
  });
  const askQuantity = (put: () => void) => inCart(focusQuantity, put);
  return { pane, add: useAddItem({ lines, money, step, askQuantity, showCart }) };
}

const found = (cart: HTMLElement, selector: string) => cart.querySelector<HTMLElement>(selector);

/** The quantity of the selected line: its field, or where there is none its presets. */
function focusQuantity(cart: HTMLElement): void {
  const field = cart.querySelector<HTMLInputElement>("[aria-current] form[data-quantity] input");
  (field ?? found(cart, "[aria-current] [data-presets] button"))?.focus();
  field?.select();
}
