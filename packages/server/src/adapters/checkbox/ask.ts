import type { FiscalProblem } from "@patron/contract/enums";
import type { Agent } from "undici";
import { said } from "../messages/provider.ts";
import { PrivateAddressError } from "../messages/public-address.ts";
import { publicAgent } from "../messages/public-agent.ts";

/** The service could not do what was asked. `isCertain`: nothing has been done. */
export class CheckboxFault extends Error {
  readonly problem: FiscalProblem;
  readonly said: string | null;
  readonly isCertain: boolean;
  constructor(problem: FiscalProblem, words: unknown, isCertain: boolean) {
    super(`Checkbox: ${problem}.`);
    this.problem = problem;
    this.said = said(words);
    this.isCertain = isCertain;
  }
}

/** What the service answered: the fields of an object; none for `null`. */
export interface Answer {
  status: number;
  isOk: boolean;
  fields: Record<string, unknown> | null;
  /** For an array. */
  rows: readonly Record<string, unknown>[];
}
export interface Asking {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: object;
}

/** How the service is reached. */
export interface Reaching {
  isPrivateAllowed: boolean;
  timeoutMs?: number;
}

/** The longest wait for an answer: longer than the service takes to sign a receipt. */
const usualTimeoutMs = 15_000;
const mostBytes = 2_000_000;

/**
 * Asks the service at an address that a business has entered. The connection goes to the very address that was checked. Throws `CheckboxFault` if nobody
 * answers, or with something else than JSON, or with a failure of its own.
 */
export function openService(url: string, { isPrivateAllowed, timeoutMs = usualTimeoutMs }: Reaching) {
  const base = url.replace(/\/+$/, "");
  return async ({ method, path, headers, body }: Asking): Promise<Answer> => {
    const agent = await agentFor(new URL(base).hostname, isPrivateAllowed, timeoutMs);
    const { fetch } = await import("undici"); // With the agent, which only its own `fetch` takes.
    try {
      const response = await fetch(`${base}/api/v1/${path}`, {
        method,
        headers: { accept: "application/json", ...(body && { "content-type": "application/json" }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
        dispatcher: agent,
      });
      const json = readJson(await response.text());
      if (response.status >= 500 || response.status === 429 || json === undefined)
        throw new CheckboxFault("service-failed", wordsOf(json) ?? `HTTP ${response.status}`, false);
      const rows = Array.isArray(json) ? json : [];
      const fields = json === null || Array.isArray(json) ? null : json;
      return { status: response.status, isOk: response.ok, fields, rows };
    } catch (error) {
      if (error instanceof CheckboxFault) throw error;
      throw new CheckboxFault("unreachable", error, false);
    } finally {
      await agent.destroy();
    }
  };
}

async function agentFor(host: string, isPrivateAllowed: boolean, timeoutMs: number): Promise<Agent> {
  try {
    return await publicAgent(host, isPrivateAllowed, { timeoutMs, maxResponseSize: mostBytes });
  } catch (error) {
    if (error instanceof PrivateAddressError) throw new CheckboxFault("address-not-allowed", error, true);
    throw new CheckboxFault("unreachable", error, false);
  }
}

type Json = Record<string, unknown> | Record<string, unknown>[] | null;
/** Undefined for what is no object, array or null: a page of a proxy, say. */
function readJson(text: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" ? (json as Json) : undefined; // Checked: an object, an array or null.
  } catch {
    return undefined;
  }
}

/** The sentence of a refusal: its message, with what a validation found. */
export function wordsOf(json: Json | undefined): string | null {
  if (!json || Array.isArray(json)) return null;
  const { message, detail } = json;
  const found = Array.isArray(detail)
    ? detail.flatMap((one: { loc?: unknown[]; msg?: unknown }) => [
        [one?.loc?.join("."), one?.msg].filter((part) => typeof part === "string").join(": "),
      ])
    : [];
  return said([typeof message === "string" ? message : "", ...found].filter(Boolean).join("; "));
}
