import type { poster } from "@patron/contract";
import type { PosterProblem } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { addressOf, openPoster, type Poster } from "../../adapters/poster/poster.ts";
import type { DeviceRow } from "../terminals/public.ts";
import type { TillRow } from "./queries.ts";

type Shown = Omit<ReplyOf<typeof poster.settings>, "version">;
/** What is stored in clear beside the access token. */
export type Stored = Pick<
  Shown,
  "account" | "customer_number" | "spot_id" | "spot_title" | "register_id" | "register_title"
>;

const noRegister = { register_id: null, register_title: null };
export const nowhere = { spot_id: null, spot_title: null, ...noRegister };
const defaults: Stored = { account: "", customer_number: null, ...nowhere };

export const storedOf = (row: DeviceRow | undefined): Stored => ({
  ...defaults,
  ...(row?.settings as Partial<Stored>), // Written only from this shape.
});

type Owner = Pick<DeviceRow, "business_id" | "terminal_id">;
const ownerOf = ({ business_id, terminal_id }: Owner) => `terminal device ${business_id} ${terminal_id} poster`;

export const sealToken = (token: string, owner: Owner, settings: Settings) =>
  vaultOf(settings).seal(token, ownerOf(owner));
export const tokenOf = (row: DeviceRow | undefined, settings: Settings) =>
  row?.secret ? vaultOf(settings).open(row.secret, ownerOf(row)) : undefined;

/** A token begins with the number of its business. */
export const numberIn = (token: string) => /^(\d{1,20}):/.exec(token)?.[1] ?? null;

/** The settings without the access token. */
export const toStored = (row: DeviceRow | undefined) => ({
  active: row?.active ?? false,
  access_token_set: row?.secret != null,
  ...storedOf(row),
});

/** How far the sales are read. */
export const toReading = (till: TillRow | undefined) => ({
  read_dt: till?.read_dt?.toISOString() ?? null,
  problem: (till?.due_dt ? till.problem : null) as PosterProblem | null, // Written only from this list.
  error_text: till?.due_dt ? till.error_text : null,
});

/** The account of a till at Poster; undefined while nothing opens it. */
export function posterOf(row: DeviceRow | undefined, settings: Settings): Poster | undefined {
  const token = tokenOf(row, settings);
  const { account } = storedOf(row);
  return token === undefined || account === "" ? undefined : openPoster(addressOf(settings.posterUrl, account), token);
}
