import { calls } from "@patron/contract/routes";
import { useAddress } from "./address.ts";
import { useCall } from "./call/use-call.ts";
import { useMenuSettings } from "./menu-settings.ts";

/**
 * The loyalty programme that a screen is about: the one in the address, else the one chosen in the bar above every screen,
 * else the first. Undefined while they load.
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
      // A screen whose address named another programme follows; pages of the other one mean nothing here.
      if (loyalty !== undefined) changeAddress({ loyalty: id, page: undefined });
    },
  };
}
