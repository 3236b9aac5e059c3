import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { optionsOf } from "#kit/options.ts";
import { useProgramme as usePresent } from "#kit/programme.ts";

/** Returns the programme of the screen, with the options beside and within it. */
export function useProgramme() {
  const { programme, programmes, error, retry } = usePresent();
  const query = programme ? { loyalty_id: programme.id } : {};
  const categories = useCall(calls.embedded.cardCategories, { query }, { enabled: programme !== undefined }).data
    ?.items;
  return {
    loyaltyId: programme?.id,
    error,
    retry,
    loyalties: optionsOf(programmes),
    categories: optionsOf(categories),
  };
}
