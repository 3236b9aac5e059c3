import { failureOf } from "#kit/call/failure-of.ts";
import { toast } from "#ui/overlays/toast.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { failureText } from "./failure-text.ts";

/** Opens a page of the server in a new tab. It needs the user's credential, so it is fetched first and opened from memory. */
export function useOpenBeside(): (load: () => Promise<string>) => Promise<void> {
  const common = useCommonMessages();
  return async (load) => {
    const beside = window.open("", "_blank");
    try {
      const address = URL.createObjectURL(new Blob([await load()], { type: "text/html" }));
      if (beside) beside.location.href = address;
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      beside?.close();
      const failure = failureOf(error);
      toast({ id: failure.code, type: "danger", message: failureText(common, failure) });
    }
  };
}
