import type { PosterProblem } from "@patron/contract/enums";

/** Poster could not do what was asked, with its words. */
export class PosterFault extends Error {
  readonly problem: PosterProblem;
  readonly said: string | null;
  constructor(problem: PosterProblem, said: string | null) {
    super(`Poster: ${problem}.`);
    this.problem = problem;
    this.said = said;
  }
}

export type Row = Record<string, unknown>;

const timeoutMs = 10_000;
/** Codes of Poster for an access token that does not open anything, or not this. */
const accessCodes = new Set([10, 11, 12, 13, 21]);

/** The address of an account: `{account}` in the setting is replaced by its name. */
export const addressOf = (url: string, account: string) => url.replace("{account}", account).replace(/\/+$/, "");

/**
 * Asks a method of Poster's API. The access token is part of the address, so no error carries that. Throws `PosterFault`.
 */
export async function ask(base: string, method: string, fields: Record<string, string>): Promise<unknown> {
  return answerOf(`${base}/api/${method}?${new URLSearchParams(fields)}`, {});
}

/** Sends a form to Poster, whose answer is no `response`. */
export async function post(base: string, path: string, fields: Record<string, string>): Promise<Row> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const json = await read(`${base}${path}`, { method: "POST", body });
  return json;
}

async function answerOf(url: string, init: RequestInit): Promise<unknown> {
  const json = await read(url, init);
  if (json.response === undefined) throw new PosterFault("service-failed", null);
  return json.response;
}

async function read(url: string, init: RequestInit): Promise<Row> {
  const { status, text } = await fetchText(url, init);
  const json = rowIn(text);
  if (status >= 500 || status === 429 || !json) throw new PosterFault("service-failed", `HTTP ${status}`);
  if (json.error !== undefined) throw refusalIn(json);
  if (status >= 400) throw new PosterFault("refused", textOf(json.error_message) ?? `HTTP ${status}`);
  return json;
}

async function fetchText(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: "error", signal });
    return { status: response.status, text: await response.text() };
  } catch {
    // Its message may name the address, and so the token.
    throw new PosterFault("unreachable", null);
  }
}

/** An error is an object, or a code beside its message. */
function refusalIn({ error, code, message, error_message }: Row): PosterFault {
  const found = typeof error === "object" && error !== null ? (error as Row) : { code: error ?? code, message };
  const said = textOf(found.message) ?? textOf(error_message) ?? textOf(message);
  const isAccess = accessCodes.has(Number(found.code));
  const isTheirs = Number(found.code) === 700 || Number(found.code) >= 500;
  return new PosterFault(isTheirs && !isAccess ? "service-failed" : "refused", said);
}

const mostSaid = 500;
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value.slice(0, mostSaid) : null);

/** Undefined for what is no object: a page of a proxy, say. */
function rowIn(text: string): Row | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && !Array.isArray(json) ? (json as Row) : undefined; // Checked.
  } catch {
    return undefined;
  }
}
