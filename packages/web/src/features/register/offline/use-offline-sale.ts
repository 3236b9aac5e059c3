import { Failure } from "@patron/contract/client";
import { use, useRef, useState } from "react";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { Check } from "../check.ts";
import type { CheckRequest, Draft } from "../draft.ts";
import type { TillFacts } from "../till-facts.ts";
import { addSale } from "./book.ts";
import { serverTime } from "./clock.ts";
import { buyerOf } from "./customer-of.ts";
import { isOutdated } from "./hindrance.ts";
import { offlineMessages } from "./messages.ts";
import { OfflineContext, type OfflineTill } from "./offline-till.ts";
import { saleOf } from "./sale-of.ts";
import type { Catalogue, OfflineSale, ReceiptHead } from "./shapes.ts";
import { pricing, refreshSales } from "./use-offline-till.ts";

/** Sells a cart without a connection: prices it for this moment, numbers it and stores it. Nothing is sold for another amount than the one that was shown. */
export function useOfflineSale(draft: Draft, check: Check, onDone: (sale: OfflineSale) => void) {
  const t = useMessages(offlineMessages);
  const till = use(OfflineContext);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const running = useRef(false);
  async function sell(request: CheckRequest): Promise<void> {
    // What the till lost meanwhile, such as its price list, is said above the items.
    if (!till?.sells || !till.catalogue || !till.facts) return;
    if (isOutdated(till.catalogue)) {
      toast({ type: "danger", message: t.cannot.outdated });
      return;
    }
    const sold = await priced(till.catalogue, request, { draft, staff: till.staff });
    if (sold.shownAmount !== check.totals.amount_to_pay) {
      toast({ type: "warning", message: t.priceChanged });
      await queries.invalidateQueries({ queryKey: ["till", "process"] });
      return;
    }
    const { id } = till.till.terminal;
    const sale = await addSale(id, sold.sale, { check: sold.check, head: receiptHead(till.facts, till.staff) });
    await refreshSales(id);
    onDone(sale);
  }
  async function run({ body }: { body: CheckRequest }): Promise<void> {
    // Two presses may come before the render that disables the button.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await sell(body);
    } catch (error) {
      if (error instanceof Failure) return setFailure(error);
      report(error);
      toast({ type: "danger", message: t.notStored });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { run: (requested: { body: CheckRequest }) => void run(requested), busy, failure };
}

interface Selling {
  draft: Draft;
  staff: OfflineTill["staff"];
}
async function priced(catalogue: Catalogue, request: CheckRequest, { draft, staff }: Selling) {
  const { priceHeld } = await pricing();
  const sold_dt = serverTime(catalogue).toISOString();
  const check = priceHeld(catalogue, request, sold_dt);
  // Without payments, as the cart was shown: cash may be rounded.
  const shown = priceHeld(catalogue, { ...request, payments: null }, sold_dt);
  const sale = saleOf({
    ...{ request, check, sold_dt, catalogueId: catalogue.id, staffId: staff?.id ?? null },
    customer: buyerOf(draft),
  });
  return { sale, check, shownAmount: shown.totals.amount_to_pay };
}

function receiptHead(
  { title, business, pos, language, application }: TillFacts,
  staff: OfflineTill["staff"],
): ReceiptHead {
  const { receipt_paper: paper, receipt_copies: copies } = application;
  const place = { business: business.title, pos: pos.title, till: title, time_zone: pos.time_zone };
  return { ...place, seller: staff?.title ?? null, language, paper, copies };
}
