import {
  type AnyCall,
  type CallOptions,
  type Client,
  Failure,
  type ReplyOf,
  type RequestOf,
  type RouteTo,
} from "@patron/contract/client";
import { useEffect, useRef, useState } from "react";
import { closeToast, toast } from "#ui/overlays/toast.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { report } from "../report.ts";
import { AttemptKeys, fingerprintOf } from "./attempt-keys.ts";
import { request } from "./client.ts";
import { failureText } from "./failure-text.ts";

export interface AttemptOptions<C extends AnyCall> {
  /** After success, with the answer. */
  onDone?: (reply: ReplyOf<C>) => void;
  /** Takes care of a failure; answers whether it did. Otherwise it is told in a toast. */
  onFailure?: (failure: Failure) => boolean;
  /** Brings what was loaded up to date: after success, before `onDone`, with what was asked and answered; and when it turns out to be stale. */
  refresh?: (done?: { requested: RequestOf<C>; reply: ReplyOf<C> }) => Promise<unknown>;
  /** How it is sent: as whoever is signed in to the panel, unless another credential speaks. */
  send?: Client;
  /** The keys of what is unsure, where they have to outlive the component that asks. */
  keys?: AttemptKeys;
}

/**
 * Makes a writing call. Pressing twice is one effect: the key of an attempt stays until the server has answered it, so a
 * repeat after a lost connection is the same request to the server (`AttemptKeys`).
 */
export function useAttempt<C extends AnyCall>(route: RouteTo<C>, options: AttemptOptions<C> = {}) {
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  const [own] = useState(() => new AttemptKeys());
  const { send = request, keys = own } = options;
  // Two presses come faster than a drawing that would disable the button.
  const running = useRef(false);
  const shownToast = useRef<string | null>(null);
  // What is to be done with an answer is what the last drawing said, not the one that was pressed in.
  const latest = useRef({ common, options });
  useEffect(() => {
    latest.current = { common, options };
  });

  async function finish(requested: RequestOf<C>, reply: ReplyOf<C>): Promise<void> {
    keys.succeed();
    // A failure stays told until it is overcome.
    if (shownToast.current !== null) closeToast(shownToast.current);
    shownToast.current = null;
    // It has happened: what cannot be read anew must not look like a refusal, after which it would be asked for again.
    await latest.current.options.refresh?.({ requested, reply }).catch(report);
    latest.current.options.onDone?.(reply);
  }
  function fail(failure: Failure): void {
    // What is on the screen is out of date: the present state is loaded, beside what the reader has typed.
    if (failure.code === "conflict.stale") void latest.current.options.refresh?.();
    if (latest.current.options.onFailure?.(failure)) return;
    shownToast.current = failure.code;
    toast({ id: failure.code, type: "danger", message: failureText(latest.current.common, failure) });
  }
  async function attempt(requested: RequestOf<C>, version: number | undefined): Promise<void> {
    const fingerprint = fingerprintOf(route.name, requested as object, version);
    const more: CallOptions = { idempotencyKey: keys.of(fingerprint) };
    let reply: ReplyOf<C>;
    try {
      reply = await send(route, requested, version === undefined ? more : { ...more, version });
    } catch (error) {
      // Among others an answer that breaks off in its middle.
      const failure = error instanceof Failure ? error : new Failure("server.broken");
      keys.fail(fingerprint, failure);
      fail(failure);
      return;
    }
    await finish(requested, reply);
  }
  async function run(requested: RequestOf<C>, version?: number): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await attempt(requested, version);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { run: (requested: RequestOf<C>, version?: number) => void run(requested, version), busy };
}
