import { type AnyCall, type Ask, type CallOptions, Failure, type ReplyOf, type RouteTo } from "@patron/contract/client";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { closeToast, toast } from "#ui/toast.ts";
import { useKitWords } from "../words/use-words.ts";
import { ask } from "./client.ts";
import { failureText } from "./failure-text.ts";
import { forget } from "./use-call.ts";

interface ActionOptions<C extends AnyCall> {
  /** After success, with the answer. What the call's group has loaded is forgotten already. */
  onDone?: (reply: ReplyOf<C>) => void;
  /** Takes care of a failure; answers whether it did. Otherwise it is told in a toast. */
  onFailure?: (failure: Failure) => boolean;
}

/**
 * Makes a writing call. Pressing twice is one effect: the key of an attempt stays until the server has answered it, so a
 * repeat after a lost connection is the same request to the server.
 */
export function useAction<C extends AnyCall>(route: RouteTo<C>, options: ActionOptions<C> = {}) {
  const words = useKitWords();
  const attempt = useRef<{ asked: string; key: string } | null>(null);
  // Two presses come faster than a drawing that would disable the button.
  const running = useRef(false);
  const told = useRef<string | null>(null);
  const mutation = useMutation({
    mutationFn: ({ asked, version }: { asked: Ask<C>; version?: number }) => {
      const fingerprint = JSON.stringify([asked, version], nameFiles);
      if (attempt.current?.asked !== fingerprint) attempt.current = { asked: fingerprint, key: crypto.randomUUID() };
      const more: CallOptions = { idempotencyKey: attempt.current.key };
      return ask(route, asked, version === undefined ? more : { ...more, version });
    },
    onSettled: () => {
      running.current = false;
    },
    onSuccess: async (reply) => {
      attempt.current = null;
      // A failure stays told until it is overcome.
      if (told.current !== null) closeToast(told.current);
      told.current = null;
      await forget(route);
      options.onDone?.(reply);
    },
    onError: (error) => {
      const failure = error instanceof Failure ? error : new Failure("server.broken");
      // Nobody knows yet what became of these two: the next press asks with the same key.
      if (failure.status !== 503 && failure.code !== "request.running") attempt.current = null;
      // What is on the screen is out of date: the present state is loaded, beside what the reader has typed.
      if (failure.code === "conflict.stale") void forget(route);
      if (options.onFailure?.(failure)) return;
      told.current = failure.code;
      toast({ id: failure.code, type: "danger", message: failureText(words, failure) });
    },
  });
  return {
    run(asked: Ask<C>, version?: number) {
      if (running.current) return;
      running.current = true;
      mutation.mutate(version === undefined ? { asked } : { asked, version });
    },
    busy: mutation.isPending,
  };
}

/** JSON knows no files: two different ones would be the same attempt. */
function nameFiles(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
