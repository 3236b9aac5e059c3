import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Settings } from "#kit/env.ts";
import { relyingParty } from "./relying-party.ts";

type Json = Record<string, unknown>;
/** Loaded with the first passkey, so that startup does not wait for it. */
const library = () => import("@simplewebauthn/server");

/** A passkey as it is stored. */
export interface Passkey {
  credential_id: string;
  public_key: Buffer;
  counter: bigint;
  transports: string[];
}

const asTransports = (names: string[]) => names as AuthenticatorTransport[]; // The browser named them; unknown ones are hints it ignores.

/** Options with which a browser creates a passkey, and the challenge in them. */
export async function newPasskeyOptions(
  settings: Settings,
  person: { id: string; name: string },
  known: readonly Passkey[],
): Promise<{ options: Json; challenge: string }> {
  const options = await (await library()).generateRegistrationOptions({
    rpName: "Patron",
    rpID: relyingParty(settings).id,
    userID: Uint8Array.from(Buffer.from(person.id)),
    userName: person.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      transports: asTransports(transports),
    })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The passkey that a browser has created for these options; undefined if it does not answer them. */
export async function newPasskey(
  settings: Settings,
  challenge: string,
  credential: Json,
): Promise<Passkey | undefined> {
  const { id, origins } = relyingParty(settings);
  try {
    const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON, // The library checks every field.
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: false,
    });
    if (!verified || !registrationInfo) return undefined;
    const made = registrationInfo.credential;
    return {
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: BigInt(made.counter),
      transports: made.transports ?? [],
    };
  } catch {
    return undefined; // The library throws for anything malformed or wrong.
  }
}

/** Options with which a browser signs by one of the passkeys, and the challenge in them. */
export async function passkeyOptions(
  settings: Settings,
  known: readonly Passkey[],
): Promise<{ options: Json; challenge: string }> {
  const options = await (await library()).generateAuthenticationOptions({
    rpID: relyingParty(settings).id,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: asTransports(transports) })),
    userVerification: "preferred",
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The new counter of a passkey that has signed the challenge; undefined if it has not. */
export async function passkeyCounter(
  settings: Settings,
  challenge: string,
  credential: Json,
  known: Passkey,
): Promise<bigint | undefined> {
  const { id, origins } = relyingParty(settings);
  try {
    const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON, // The library checks every field.
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: {
        id: known.credential_id,
        publicKey: Uint8Array.from(known.public_key),
        counter: Number(known.counter),
        transports: asTransports(known.transports),
      },
      requireUserVerification: false,
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  } catch {
    return undefined; // As above.
  }
}
