import type { fiscal } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { openCheckbox } from "../../adapters/checkbox/checkbox.ts";
import type { FiscalDevice } from "../../adapters/fiscal-device.ts";
import type { DeviceRow } from "../terminals/public.ts";

type Shown = Omit<ReplyOf<typeof fiscal.device>, "version">;
/** What is stored of a device in clear. */
type Stored = Pick<Shown, "url" | "cashier_login">;
export interface DeviceSecrets {
  license_key: string;
  cashier_secret: string;
}

const defaults: Stored = { url: "https://api.checkbox.ua", cashier_login: "" };

export const storedOf = (row: DeviceRow | undefined): Stored => ({
  ...defaults,
  ...(row?.settings as Partial<Stored>), // Written only from this shape.
});

type Owner = Pick<DeviceRow, "business_id" | "terminal_id">;
const ownerOf = ({ business_id, terminal_id }: Owner) => `terminal device ${business_id} ${terminal_id} checkbox`;

export const sealed = (secrets: DeviceSecrets, owner: Owner, settings: Settings) =>
  vaultOf(settings).seal(JSON.stringify(secrets), ownerOf(owner));

export function secretsOf(row: DeviceRow | undefined, settings: Settings): DeviceSecrets {
  if (!row?.secret) return { license_key: "", cashier_secret: "" };
  return JSON.parse(vaultOf(settings).open(row.secret, ownerOf(row))) as DeviceSecrets; // Written only by `sealed`.
}

/** The device without its secrets. */
export function toDevice(row: DeviceRow | undefined, settings: Settings): Shown {
  const { license_key, cashier_secret } = secretsOf(row, settings);
  return {
    active: row?.active ?? false,
    ...storedOf(row),
    license_key_set: license_key !== "",
    cashier_secret_set: cashier_secret !== "",
  };
}

/** What a device cannot be used without. */
export const missingIn = (secrets: DeviceSecrets) =>
  (["license_key", "cashier_secret"] as const).filter((name) => secrets[name] === "");

/** The device of a till; undefined while nothing opens it. */
export function deviceOf(row: DeviceRow | undefined, settings: Settings): FiscalDevice | undefined {
  const secrets = secretsOf(row, settings);
  if (!row || missingIn(secrets).length > 0) return undefined;
  const { url, cashier_login: login } = storedOf(row);
  const { license_key: licenseKey, cashier_secret: secret } = secrets;
  return openCheckbox({ url, login, licenseKey, secret }, { isPrivateAllowed: settings.privateAddresses });
}
