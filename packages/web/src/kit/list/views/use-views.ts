import type { views } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useEffect, useRef } from "react";
import type { Search } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { type Layout, useListSettings } from "#kit/list/columns/use-layout.ts";
import { useListAddress } from "#kit/list/list-address.ts";
import { type Content, contentOf, sameContent } from "./view-content.ts";

export type SavedView = ReplyOf<typeof views.list>["items"][number];

export interface Views {
  all: readonly SavedView[];
  /** The view that the address names. */
  present: SavedView | undefined;
  /** Whether the address differs from the current view. */
  changed: boolean;
  /** The content that would be saved now. */
  content: Content;
  open: (view: SavedView | null) => void;
  /** Names a view in the address, which already has its content. */
  name: (view: SavedView) => void;
  isDefault: boolean;
  setDefault: (on: boolean) => void;
}

/** The saved views of a list, and which of them is open. A list that is opened without choices shows the user's default view. */
export function useViews(list: string, layout: Layout<never>): Views {
  const { search, change } = useListAddress();
  const [settings, changeSettings] = useListSettings(list);
  const all = useCall(calls.views.list, { query: { list } }).data?.items ?? [];
  const present = all.find(({ id }) => id === search.view);
  const replace = (next: Search) => change({ ...Object.fromEntries(Object.keys(search).map(off)), ...next });
  const open = (view: SavedView | null) => replace(view ? { ...view.search, view: view.id } : {});
  const content = contentOf(search, layout.placed, layout.own);
  useDefault(
    all.find(({ id }) => id === settings.view),
    search,
    open,
  );
  return {
    all,
    present,
    changed: present !== undefined && !sameContent(present.search, contentOf(search)),
    content,
    open,
    // Only the arrangement is not in the address yet; later changes of the user stay changed.
    name: ({ id, search: { columns } }) => change({ ...(columns !== undefined && { columns }), view: id }),
    isDefault: present !== undefined && settings.view === present.id,
    setDefault: (on) => changeSettings({ view: on && present ? present.id : null }),
  };
}

function off(name: string): [string, undefined] {
  return [name, undefined];
}

function useDefault(view: SavedView | undefined, search: Search, open: (view: SavedView) => void): void {
  // Only on opening: a user who clears the filters wants no filters.
  const entered = useRef(Object.keys(search).length === 0);
  useEffect(() => {
    if (!view || !entered.current) return;
    entered.current = false;
    if (Object.keys(search).length === 0) open(view);
  });
}
