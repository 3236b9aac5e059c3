import type { RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import { type Search, useAddress } from "#kit/address/address.ts";
import { useAccess } from "#kit/session/access.ts";
import type { GivenLink } from "#ui/given-link.ts";
import type { DashboardResponse } from "./response.ts";

/** An address of the app with its search parameters. */
interface Address {
  to: string;
  search: Search;
}
/** A link to the rows behind a figure; undefined without access to them. */
export interface LinkTarget {
  link: GivenLink | undefined;
  open: (() => void) | undefined;
}

/** Links from figures to the lists behind them, with the filters of the dashboard. */
export function useDrill({ period }: Pick<DashboardResponse, "period">) {
  const [{ loyalty_id, pos_id, terminal_id }] = useAddress();
  const allowed = useAccess();
  const navigate = useNavigate();
  const target = (needs: RouteTo, { to, search }: Address): LinkTarget => {
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
    /** Sales of the period that are not cancelled, filtered further by `more`. */
    sales: (more: Search = {}) =>
      target(calls.transactions.list, { to: "/transactions", search: { ...requested, canceled: "false", ...more } }),
    salesOf: (day: string) =>
      target(calls.transactions.list, {
        to: "/transactions",
        search: { ...requested, canceled: "false", date_from: day, date_to: day },
      }),
    /** Sales to known customers. */
    visits: (more: Search = {}) =>
      target(calls.transactions.list, {
        to: "/transactions",
        search: { ...requested, canceled: "false", with_customer: "true", ...more },
      }),
    /** Customers who came in the period. A list of customers knows no terminals. */
    visitors: (more: Search = {}) =>
      terminal_id
        ? { link: undefined, open: undefined }
        : target(calls.customers.search, {
            to: "/customers/search",
            search: {
              ...{ loyalty: loyalty_id, visited_from: period.from, visited_to: period.to, visited_pos: pos_id },
              ...more,
            },
          }),
    members: (more: Search = {}) =>
      target(calls.customers.search, { to: "/customers/search", search: { loyalty: loyalty_id, ...more } }),
    customer: (id: string) => target(calls.customers.get, { to: `/customers/${id}`, search: {} }),
    item: (id: string) => target(calls.goods.get, { to: `/goods-and-services/${id}`, search: {} }),
    items: (more: Search = {}) => target(calls.goods.list, { to: "/goods-and-services", search: more }),
  };
}
