import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

type Json = Record<string, unknown>;
const library = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys for this site: sites without a name, such as 127.0.0.1, have none. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Creates a passkey by the server's options. Throws when the user cancels or the device refuses. */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }); // The server makes them.
  return { ...made };
}

/** Signs by a passkey of the server's options. Throws as `createPasskey`. */
export async function signWithPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await library();
  const signed = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }); // As above.
  return { ...signed };
}
