import {
  type AnyCall,
  type CallOptions,
  Failure,
  type ReplyOf,
  type RequestOf,
  type RouteTo,
} from "@patron/contract/client";
import { useEffect, useRef, useState } from "react";
import { closeToast, toast } from "#ui/toast.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { request } from "./client.ts";
import { failureText } from "./failure-text.ts";

export interface AttemptOptions<C extends AnyCall> {
  /** After success, with the answer. */
  onDone?: (reply: ReplyOf<C>) => void;
  /** Takes care of a failure; answers whether it did. Otherwise it is told in a toast. */
  onFailure?: (failure: Failure) => boolean;
  /** Brings what was loaded up to date: after success, before `onDone`, with what was asked and answered; and when it turns out to be stale. */
  refresh?: (done?: { requested: RequestOf<C>; reply: ReplyOf<C> }) => Promise<unknown>;
}

/**
 * Makes a writing call. Pressing twice is one effect: the key of an attempt stays until the server has answered it, so a
 * repeat after a lost connection is the same request to the server.
 */
export function useAttempt<C extends AnyCall>(route: RouteTo<C>, options: AttemptOptions<C> = {}) {
  const common = useCommonMessages();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ requested: string; key: string } | null>(null);
  // Two presses come faster than a drawing that would disable the button.
  const running = useRef(false);
  const told = useRef<string | null>(null);
  // What is to be done with an answer is what the last drawing said, not the one that was pressed in.
  const latest = useRef({ common, options });
  useEffect(() => {
    latest.current = { common, options };
  });

  async function send(requested: RequestOf<C>, version: number | undefined): Promise<void> {
    const fingerprint = JSON.stringify([requested, version], nameFiles);
    if (attempt.current?.requested !== fingerprint)
      attempt.current = { requested: fingerprint, key: crypto.randomUUID() };
    const more: CallOptions = { idempotencyKey: attempt.current.key };
    const reply = await request(route, requested, version === undefined ? more : { ...more, version });
    attempt.current = null;
    // A failure stays told until it is overcome.
    if (told.current !== null) closeToast(told.current);
    told.current = null;
    await latest.current.options.refresh?.({ requested, reply });
    latest.current.options.onDone?.(reply);
  }
  function fail(failure: Failure): void {
    // Nobody knows yet what became of these two: the next press asks with the same key.
    if (failure.status !== 503 && failure.code !== "request.running") attempt.current = null;
    // What is on the screen is out of date: the present state is loaded, beside what the reader has typed.
    if (failure.code === "conflict.stale") void latest.current.options.refresh?.();
    if (latest.current.options.onFailure?.(failure)) return;
    told.current = failure.code;
    toast({ id: failure.code, type: "danger", message: failureText(latest.current.common, failure) });
  }
  async function run(requested: RequestOf<C>, version?: number): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await send(requested, version);
    } catch (error) {
      fail(error instanceof Failure ? error : new Failure("server.broken"));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { run: (requested: RequestOf<C>, version?: number) => void run(requested, version), busy };
}

/** JSON knows no files: two different ones would be the same attempt. */
function nameFiles(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
