import type { Failure } from "@patron/contract/client";
import type { OnceIdType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { use, useRef, useState } from "react";
import type { Customer, Goods, NamedCustomer } from "../draft.ts";
import { isOnceCode } from "../offline/customer-of.ts";
import { OfflineContext } from "../offline/offline-till.ts";
import { countedBy } from "../quantity/counted.ts";
import { type CameraScan, readCode } from "../search/scanned.ts";
import { useTillAction } from "../use-till-action.ts";
import { useSignal } from "./use-signal.ts";

/** What scanned codes may mean at a till, and where they go. */
export interface ScanTargets {
  items: readonly Goods[];
  currency: string;
  sellsUnpriced: boolean;
  onAdd: (goods: Goods, quantity: string | undefined) => void;
  onReceipt: (token: string) => void;
  onCustomer: (customer: Customer) => void;
  onName: (named: NamedCustomer) => void;
  /** Several items have the code: the cashier chooses. */
  onSearch: (code: string) => void;
  /** Closes the camera and then acts, because what follows asks the cashier something. */
  onLeave: (act: () => void) => void;
}

export type ScanResult =
  | { kind: "added" | "unpriced"; goods: Goods }
  | { kind: "customer"; name: string }
  | { kind: "unknown" | "named" | "nameable" | "once"; code: string }
  | { kind: "failed"; failure: Failure; code: string };

/** Longer texts are the code of something else. */
const longestCode = 400;
const mostShown = 4;

/** Does with each code what a hand scanner would: an item is sold, a receipt opened, and by any other code a customer is looked for. */
export function useScans(targets: ScanTargets) {
  const { items, currency, sellsUnpriced, onAdd, onReceipt, onCustomer, onName, onSearch, onLeave } = targets;
  const [results, setResults] = useState<readonly { id: number; result: ScanResult }[]>([]);
  const last = useRef(0);
  const asked = useRef("");
  const signal = useSignal();
  const isAway = use(OfflineContext)?.isAway ?? false;
  const identify = useTillAction(calls.identification.identify, {
    onDone(customer) {
      onCustomer(customer);
      show({ kind: "customer", name: customer.name });
    },
    onRefused: (failure) => show(refused(failure, asked.current)),
  });
  function show(result: ScanResult) {
    signal(isGood(result) ? "good" : "bad");
    last.current += 1;
    const shown = { id: last.current, result };
    setResults((before) => [shown, ...before].slice(0, mostShown));
  }
  function take(scan: CameraScan) {
    if (scan.kind === "unpriced") return show(scan);
    if (scan.kind === "goods" && !asksFirst(scan.goods, currency)) {
      onAdd(scan.goods, scan.quantity);
      return show({ kind: "added", goods: scan.goods });
    }
    signal("good");
    if (scan.kind === "goods") return onLeave(() => onAdd(scan.goods, scan.quantity));
    onLeave(() => (scan.kind === "receipt" ? onReceipt(scan.token) : onSearch(scan.code)));
  }
  function find(code: string, type?: OnceIdType) {
    if (code.length > longestCode) return show({ kind: "unknown", code: `${code.slice(0, 40)}…` });
    if (isAway)
      return show({ kind: isOnceCode({ user_id_value: code, user_id_type: null }) ? "once" : "nameable", code });
    asked.current = code;
    identify.run({ body: { user_id_value: code, ...(type && { user_id_type: type }) } });
  }
  return {
    results,
    find,
    scan(code: string) {
      const scan = readCode(items, code.trim(), sellsUnpriced);
      if (scan) return take(scan);
      // One customer after the other.
      if (!identify.busy) find(code.trim());
    },
    name(code: string) {
      onName({ user_id_value: code, user_id_type: null });
      show({ kind: "named", code });
    },
  };
}

/** Whether the cart asks for the price or the quantity of an item when it is put there. */
function asksFirst(goods: Goods, currency: string): boolean {
  return (
    goods.price === null ||
    goods.weightable ||
    countedBy(goods, goods.price, { currency, tolerance: undefined }).mode === "manually-only"
  );
}

/** Texts that are neither an item nor a way to know a customer here are only unknown. */
function refused(failure: Failure, code: string): ScanResult {
  const isUnknown = ["customer.not_found", "customer.id_invalid", "customer.id_not_allowed"].includes(failure.code);
  return isUnknown ? { kind: "unknown", code } : { kind: "failed", failure, code };
}

function isGood({ kind }: ScanResult): boolean {
  return kind === "added" || kind === "customer" || kind === "named";
}
