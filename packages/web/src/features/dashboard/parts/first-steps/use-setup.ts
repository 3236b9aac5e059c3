import type { AnyCall, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { useRef, useState } from "react";
import { AttemptKeys, fingerprintOf } from "#kit/call/attempt-keys.ts";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { queries } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { toast } from "#ui/overlays/toast.ts";

/** Sends one of several writes. */
export type Send = <C extends AnyCall>(route: RouteTo<C>, requested: RequestOf<C>) => Promise<ReplyOf<C>>;

/**
 * Several writes in order as one action. Each keeps its key until all have succeeded, so that a second attempt continues where the first
 * one stopped and creates nothing twice.
 */
export function useSetup() {
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [keys] = useState(() => new AttemptKeys());

  const send: Send = async (route, requested) => {
    const fingerprint = fingerprintOf(route.name, requested as object, undefined);
    try {
      return await request(route, requested, { idempotencyKey: keys.of(fingerprint) });
    } catch (error) {
      const failure = failureOf(error);
      keys.fail(fingerprint, failure);
      throw failure;
    }
  };

  async function run(work: (send: Send) => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work(send);
      keys.succeed();
      await queries.invalidateQueries();
    } catch (error) {
      const failure = failureOf(error);
      toast({ id: failure.code, type: "danger", message: failureText(common, failure) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, run: (work: (send: Send) => Promise<void>) => void run(work) };
}
