import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { Option } from "#ui/option.tsx";

/** The chosen programme or the first one, and what can be chosen within it. */
export function useProgramme(chosen: string | undefined): {
  loyaltyId: string | undefined;
  loyalties: Option[];
  categories: Option[];
} {
  const all = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  const loyaltyId = (all.find(({ id }) => id === chosen) ?? all[0])?.id;
  const query = loyaltyId ? { loyalty_id: loyaltyId } : {};
  const categories = useCall(calls.embedded.cardCategories, { query }, { enabled: loyaltyId !== undefined }).data
    ?.items;
  const option = ({ id, title }: { id: string; title: string }) => ({ value: id, label: title });
  return { loyaltyId, loyalties: all.map(option), categories: (categories ?? []).map(option) };
}
