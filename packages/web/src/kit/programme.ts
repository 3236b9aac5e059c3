import { calls } from "@patron/contract/routes";
import { useAddress } from "./address/address.ts";
import { useCall } from "./call/use-call.ts";
import { useMenuSettings } from "./menu-settings.ts";

/**
 * Returns the loyalty programme of a screen: the one in the address, else the one chosen in the top bar, else the first. Undefined while they load.
 */
export function useProgramme() {
  const [{ loyalty }, changeAddress] = useAddress();
  const [{ programme: stored }, changeSettings] = useMenuSettings();
  const { data, error, refetch } = useCall(calls.embedded.loyalties, {});
  const programmes = data?.items ?? [];
  const find = (programmeId: string | null | undefined) => programmes.find(({ id }) => id === programmeId);
  return {
    programme: find(loyalty) ?? find(stored) ?? programmes[0],
    programmes,
    error,
    retry: () => void refetch(),
    choose: (id: string) => {
      changeSettings({ programme: id });
      // A screen whose address named another programme follows; the page number of the other one does not apply.
      if (loyalty !== undefined) changeAddress({ loyalty: id, page: undefined });
    },
  };
}
