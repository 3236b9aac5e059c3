import type { AnyCall, CallOptions, Client, Failure, ReplyOf, RequestOf, RouteTo } from "@patron/contract/client";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "#kit/call/failure-of.ts";
import { closeToast, toast } from "#ui/overlays/toast.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { report } from "../report.ts";
import { AttemptKeys, fingerprintOf } from "./attempt-keys.ts";
import { request } from "./client.ts";
import { failureText } from "./failure-text.ts";

export interface AttemptOptions<C extends AnyCall> {
  /** Runs after success, with the response. */
  onDone?: (reply: ReplyOf<C>) => void;
  /** Handles a failure; returns whether it did. Otherwise a toast shows it. */
  onFailure?: (failure: Failure) => boolean;
  /** Reloads what was loaded: after success, before `onDone`, with the response; and when it turns out to be stale. */
  refresh?: (of: { requested: RequestOf<C>; reply?: ReplyOf<C> }) => Promise<unknown>;
  /** The client that sends it: by default that of the user who is signed in to the panel. */
  send?: Client;
  /** The keys of unsettled attempts, where they have to outlive the component. */
  keys?: AttemptKeys;
}

/**
 * Makes a writing call. Pressing twice has one effect: an attempt keeps its key until the server responds, so a repeat after a lost connection is the
 * same request to the server (`AttemptKeys`).
 */
export function useAttempt<C extends AnyCall>(route: RouteTo<C>, options: AttemptOptions<C> = {}) {
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  const [own] = useState(() => new AttemptKeys());
  const { send = request, keys = own } = options;
  // Two presses may come before the render that disables the button.
  const running = useRef(false);
  const shownToast = useRef<string | null>(null);
  // A response is handled with the options of the last render, not of the one in which the button was pressed.
  const latest = useRef({ common, options });
  useEffect(() => {
    latest.current = { common, options };
  });

  async function finish(requested: RequestOf<C>, reply: ReplyOf<C>): Promise<void> {
    keys.succeed();
    // A failure stays visible until an attempt succeeds.
    if (shownToast.current !== null) closeToast(shownToast.current);
    shownToast.current = null;
    // The write has happened: a failed reload must not look like a refusal, which would invite a repeat.
    await latest.current.options.refresh?.({ requested, reply }).catch(report);
    latest.current.options.onDone?.(reply);
  }
  function fail(requested: RequestOf<C>, failure: Failure): void {
    // The screen is stale: load the current state and keep what the user has typed.
    if (failure.code === "conflict.stale") void latest.current.options.refresh?.({ requested });
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
      // Such as a response that ends early.
      const failure = failureOf(error);
      keys.fail(fingerprint, failure);
      fail(requested, failure);
      return;
    }
    await finish(requested, reply);
  }
  async function settle(requested: RequestOf<C>, version?: number): Promise<void> {
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
  return {
    run: (requested: RequestOf<C>, version?: number) => void settle(requested, version),
    /** Like `run`, and resolves when what came of it was handled. */
    settle,
    busy,
  };
}
