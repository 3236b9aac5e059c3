import { calls } from "@patron/contract/routes";
import { Select } from "#ui/select.tsx";
import { useAddress } from "./address.ts";
import { useCall } from "./call/use-call.ts";

/** The loyalty programme that a screen is about: the one in the address, else the first. Undefined while they load. */
export function useProgramme() {
  const [{ loyalty }, change] = useAddress();
  const { data, error, refetch } = useCall(calls.embedded.loyalties, {});
  const programmes = data?.items ?? [];
  return {
    programme: programmes.find(({ id }) => id === loyalty) ?? programmes[0],
    programmes,
    error,
    retry: () => void refetch(),
    choose: (id: string) => change({ loyalty: id === programmes[0]?.id ? undefined : id, page: undefined }),
  };
}

/** Which programme the screen shows. Not drawn for the many businesses that have only one. */
export function ProgrammeSelect({ label }: { label: string }) {
  const { programme, programmes, choose } = useProgramme();
  if (programmes.length < 2) return null;
  return (
    <Select
      fit
      size="sm"
      aria-label={label}
      value={programme?.id ?? null}
      options={programmes.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={choose}
    />
  );
}
