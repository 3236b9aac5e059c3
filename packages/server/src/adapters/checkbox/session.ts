import { type Answer, type Asking, CheckboxFault, openService, type Reaching, wordsOf } from "./ask.ts";
import { textOf } from "./fields.ts";

/** Where a cash register is, and who works with it. */
export interface CheckboxSettings {
  url: string;
  licenseKey: string;
  /** Empty: the secret is the cashier's PIN. */
  login: string;
  secret: string;
}
/** A cash register as its licence key shows it. */
export interface Register {
  id: string;
  number: string;
  address: string;
  isTest: boolean;
}
/** A cashier at a cash register, who signs in when first needed. */
export interface Session {
  ask(asking: Omit<Asking, "headers">): Promise<Answer>;
  register(): Promise<Register>;
}

export function openSession({ url, licenseKey, login, secret }: CheckboxSettings, reaching: Reaching): Session {
  const service = openService(url, reaching);
  const licensed = { "x-license-key": licenseKey, "x-client-name": "Patron" };
  let token: Promise<string> | undefined;
  let register: Promise<Register> | undefined;

  async function signIn(): Promise<string> {
    const [path, body] = login
      ? ["cashier/signin", { login, password: secret }]
      : ["cashier/signinPinCode", { pin_code: secret }];
    const answer = await service({ method: "POST", path, headers: licensed, body });
    if (typeof answer.fields?.access_token === "string") return answer.fields.access_token;
    throw new CheckboxFault("cashier-refused", wordsOf(answer.fields), true);
  }

  async function readRegister(): Promise<Register> {
    const { isOk, fields } = await service({ method: "GET", path: "cash-registers/info", headers: licensed });
    if (!isOk || !fields) throw new CheckboxFault("license-refused", wordsOf(fields), true);
    const { id, fiscal_number, address, is_test } = fields;
    return { id: textOf(id), number: textOf(fiscal_number), address: textOf(address), isTest: is_test === true };
  }

  return {
    /** A sign-in that has ended is replaced once. */
    async ask(asking) {
      const once = async () => {
        token ??= signIn();
        return service({ ...asking, headers: { ...licensed, authorization: `Bearer ${await token}` } });
      };
      const answer = await once();
      const isOver = answer.status === 401 || (answer.status === 403 && answer.fields?.message === "Not authenticated");
      if (!isOver) return answer;
      token = undefined;
      return once();
    },
    register() {
      register ??= readRegister();
      return register;
    },
  };
}
