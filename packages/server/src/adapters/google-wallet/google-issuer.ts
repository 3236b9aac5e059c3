import type { PassIssuer, Told, WalletPass } from "../wallet-issuer.ts";
import { classOf, type GoogleProgramme, objectOf } from "./loyalty.ts";
import { type ServiceAccount, signedBy } from "./service-account.ts";

/** What keeps Google from taking passes. */
export type GoogleProblem = "key-refused" | "issuer-refused" | "pass-refused" | "unreachable" | "service-failed";

/** Google did not do what was asked; `said` is its own sentence, if it has one. */
export class GoogleFault extends Error {
  readonly problem: GoogleProblem;
  readonly said: string;
  constructor(problem: GoogleProblem, said: string, options?: ErrorOptions) {
    super(`Google does not take passes (${problem}). ${said}`, options);
    this.problem = problem;
    this.said = said;
  }
}

export interface GoogleIssuer extends PassIssuer<WalletPass> {
  /** Stores what all passes share; throws `GoogleFault`. */
  saveProgramme(): Promise<void>;
}

interface Opening {
  issuerId: string;
  account: ServiceAccount;
  programme: GoogleProgramme;
  /** Of its API and of what gives out tokens for it. */
  urls: { api: string; tokens: string };
  now: Date;
}

const timeoutMs = 5000;
const scope = "https://www.googleapis.com/auth/wallet_object.issuer";

/** Google keeps the passes themselves, so a changed pass is stored there. */
export function openGoogle({ issuerId, account, programme, urls, now }: Opening): GoogleIssuer {
  let token: Promise<string> | undefined;
  let programmeSaved: Promise<void> | undefined;

  async function newToken(): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    const assertion = signedBy(account, { scope, aud: urls.tokens, iat: seconds, exp: seconds + 3600 });
    const grant_type = "urn:ietf:params:oauth:grant-type:jwt-bearer";
    const answer = await request(urls.tokens, { method: "POST", body: new URLSearchParams({ grant_type, assertion }) });
    if (typeof answer.fields.access_token === "string") return answer.fields.access_token;
    throw faultOf(answer, "key-refused");
  }

  /** Asks with the token of now; one that Google has ended is replaced once. */
  async function ask(method: "PATCH" | "POST", path: string, one: object): Promise<Answer> {
    const once = async () => {
      token ??= newToken();
      const headers = { authorization: `Bearer ${await token}`, "content-type": "application/json" };
      return request(`${urls.api}/${path}`, { method, headers, body: JSON.stringify(one) });
    };
    const answer = await once();
    if (answer.status !== 401) return answer;
    token = undefined;
    return once();
  }

  /** Changes what is there, and adds what is not. Another request may add it in between. */
  async function save(kind: "loyaltyClass" | "loyaltyObject", one: { id: string }): Promise<void> {
    const change = () => ask("PATCH", `${kind}/${one.id}`, one);
    let answer = await change();
    if (answer.status === 404) answer = await ask("POST", kind, one);
    if (answer.status === 409) answer = await change();
    if (answer.status >= 300) throw faultOf(answer, answer.status === 401 ? "key-refused" : "issuer-refused");
  }

  const saveProgramme = () => save("loyaltyClass", classOf(issuerId, programme));
  return {
    saveProgramme,
    async tell(pass): Promise<Told> {
      try {
        // One that has failed fails for every pass, so that a service which is down is not asked again for each.
        programmeSaved ??= saveProgramme();
        await programmeSaved;
        await save("loyaltyObject", objectOf(issuerId, programme.id, pass));
        return "told";
      } catch (error) {
        if (error instanceof GoogleFault) return "later";
        throw error;
      }
    },
    close: () => {},
  };
}

interface Answer {
  status: number;
  fields: Record<string, unknown>;
}
async function request(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, fields: fieldsOf(await answer.text()) };
  } catch (cause) {
    throw new GoogleFault("unreachable", "", { cause });
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text) as object) }; // Spreading makes an object of anything.
  } catch {
    return {}; // A page of a proxy, say; its status tells enough.
  }
}

/** Google says why in one of two forms. */
function faultOf({ status, fields }: Answer, otherwise: GoogleProblem): GoogleFault {
  const { error, error_description: description } = fields;
  const message = typeof error === "object" && error !== null && "message" in error ? error.message : description;
  const said = typeof message === "string" ? message.slice(0, 300) : "";
  if (status === 429 || status >= 500) return new GoogleFault("service-failed", said);
  return new GoogleFault(status === 400 && otherwise !== "key-refused" ? "pass-refused" : otherwise, said);
}
