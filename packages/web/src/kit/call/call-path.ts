import type { AnyCall, PathOf, RouteTo } from "@patron/contract/client";
import { usePathParams } from "../address/address.ts";

/** Returns the names of the parameters in the path of a call or a screen. */
export function paramsOf({ path }: { path: string }): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

/** Returns the path of a call as a part of its request, completed from the address of the screen; nothing for a call without parameters. */
export function useCallPath<C extends AnyCall>(to: { call: RouteTo<C>; path?: PathOf<C> }): { path?: PathOf<C> } {
  const params: Record<string, string> = usePathParams();
  if (to.path) return { path: to.path };
  const names = paramsOf(to.call);
  if (names.length === 0) return {};
  return { path: Object.fromEntries(names.map((name) => [name, params[name] ?? ""])) as unknown as PathOf<C> }; // All of its parameters.
}
