/** Passkeys, as browsers make and use them; the server says for what, and checks what comes of it. */

import type { PasskeyChallenge, PasskeyMade, PasskeyOffer, PasskeyUsed } from "../wire";
import { Failed } from "./api";

/** Browsers let passkeys be used on safe pages only: by TLS, or on one's own machine. */
export function passkeysWork(): boolean {
  return isSecureContext && "PublicKeyCredential" in window;
}

export async function makePasskey(offer: PasskeyOffer): Promise<PasskeyMade> {
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(offer.challenge),
        rp: { id: offer.site, name: "Paravent" },
        user: {
          id: new TextEncoder().encode(offer.user),
          name: offer.name,
          displayName: offer.name,
        },
        pubKeyCredParams: offer.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: offer.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "preferred",
        },
        attestation: "none",
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: base64(response.clientDataJSON),
    attestation: base64(response.attestationObject),
  };
}

export async function usePasskey(challenge: PasskeyChallenge): Promise<PasskeyUsed> {
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(challenge.challenge),
        rpId: challenge.site,
        userVerification: "preferred",
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: base64(response.clientDataJSON),
    authenticator: base64(response.authenticatorData),
    signature: base64(response.signature),
  };
}

/** What the browser asks its user, who may also say no. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new Failed({ code: "passkey-there", details: {}, text: "" });
  }
  throw new Failed({ code: "passkey-not-now", details: {}, text: "" });
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function base64(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (one) => String.fromCharCode(one)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
