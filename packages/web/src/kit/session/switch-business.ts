import { calls } from "@patron/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { queries } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { toast } from "#ui/overlays/toast.ts";
import { enterSession } from "./session.ts";

/**
 * Enters another business of the same user. Not a `useAction`: the data on screen belong to the session that ends, and must not be reloaded before
 * the new one starts.
 */
export function useSwitchBusiness(): (businessId: string, supportUntil: string | null) => void {
  const common = useCommonMessages();
  const navigate = useNavigate();
  const mutation = useMutation(
    {
      mutationFn: ({ business_id }: { business_id: string; support_until: string | null }) =>
        request(calls.auth.switchBusiness, { body: { business_id } }, { idempotencyKey: crypto.randomUUID() }),
      onSuccess: async (session, { support_until }) => {
        // Until the server says more, support is shown nothing that it may not do.
        enterSession(session, { support_until });
        // Records of the open screen do not exist in the other business.
        await navigate({ to: "/", ignoreBlocker: true });
      },
      onError: (error) => {
        const failure = failureOf(error);
        toast({ id: failure.code, type: "danger", message: failureText(common, failure) });
      },
    },
    queries,
  );
  return (business_id, support_until) => {
    if (!mutation.isPending) mutation.mutate({ business_id, support_until });
  };
}
