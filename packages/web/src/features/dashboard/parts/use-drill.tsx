import type { RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { type Search, useAddress } from "#kit/address.ts";
import { useAccess } from "#kit/session/access.ts";
import type { Answer } from "./answer.ts";

/** An address of the app with what stands after its question mark. */
interface Place {
  to: string;
  search: Search;
}
/** A way to what a figure is made of; nothing where the reader may not see that. */
export interface Way {
  link: ReactElement | undefined;
  open: (() => void) | undefined;
}

/** Ways from figures to the lists behind them, narrowed to what the dashboard is narrowed to. */
export function useDrill({ period }: Pick<Answer, "period">) {
  const [{ loyalty_id, pos_id, terminal_id }] = useAddress();
  const allowed = useAccess();
  const navigate = useNavigate();
  const way = (needs: RouteTo, { to, search }: Place): Way => {
    if (!allowed([needs])) return { link: undefined, open: undefined };
    const narrowed = search as never; // Routes are made at run time; their search has no static type.
    return { link: <Link to={to} search={narrowed} />, open: () => void navigate({ to, search: narrowed }) };
  };
  const requested = {
    date_from: period.from,
    date_to: period.to,
    loyalty: loyalty_id,
    pos: pos_id,
    terminal: terminal_id,
  };
  return {
    /** Checks of the period that are not cancelled, narrowed further by `more`. */
    checks: (more: Search = {}) =>
      way(calls.transactions.list, { to: "/transactions", search: { ...requested, canceled: "false", ...more } }),
    checksOf: (day: string) =>
      way(calls.transactions.list, {
        to: "/transactions",
        search: { ...requested, canceled: "false", date_from: day, date_to: day },
      }),
    members: (more: Search = {}) =>
      way(calls.customers.search, { to: "/customers/search", search: { loyalty: loyalty_id, ...more } }),
    customer: (id: string) => way(calls.customers.get, { to: `/customers/${id}`, search: {} }),
    item: (id: string) => way(calls.goods.get, { to: `/goods-and-services/${id}`, search: {} }),
    items: (more: Search = {}) => way(calls.goods.inBusiness, { to: "/goods-and-services", search: more }),
  };
}
