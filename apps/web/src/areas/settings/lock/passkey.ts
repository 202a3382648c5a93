/**
 * A passkey as a key of the lock: asked about a fixed text it answers with a secret that never leaves it otherwise (WebAuthn,
 * extension `prf`). Where the browser does not say that it can, the choice is not offered.
 */
import { fromBase64, toBase64 } from '@cryptax/kernel';
import type { PasskeyRef, UnlockSecret } from '@cryptax/store';

interface Capable {
  readonly getClientCapabilities?: () => Promise<Readonly<Record<string, boolean>>>;
}

export async function canUsePasskeys(): Promise<boolean> {
  const known = (globalThis as { readonly PublicKeyCredential?: Capable }).PublicKeyCredential;
  const capabilities = await known?.getClientCapabilities?.().catch(() => undefined);
  return capabilities?.['extension:prf'] === true;
}

/** Makes a passkey for this book and asks it; undefined when the dialog was closed or the passkey cannot do it. */
export async function newPasskey(bookName: string): Promise<UnlockSecret | undefined> {
  const input = random(32);
  const made = await attempt(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: 'Cryptax', id: location.hostname },
        user: { id: random(16), name: bookName, displayName: bookName },
        challenge: random(32),
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
        extensions: { prf: { eval: { first: input } } },
      },
    }),
  );
  if (made === undefined) return undefined;
  const passkey = { id: toBase64(new Uint8Array(made.rawId)), input: toBase64(input) };
  // Many tell their secret only when they are asked, not when they are made.
  return secretOf(made, passkey) ?? askPasskey([passkey]);
}

/** Whichever of them the user has at hand. */
export async function askPasskey(passkeys: readonly PasskeyRef[]): Promise<UnlockSecret | undefined> {
  const evalByCredential = Object.fromEntries(
    passkeys.map(({ id, input }) => [urlBase64(id), { first: fromBase64(input) }]),
  );
  const given = await attempt(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: random(32),
        rpId: location.hostname,
        userVerification: 'required',
        allowCredentials: passkeys.map(({ id }) => ({ type: 'public-key', id: fromBase64(id) })),
        extensions: { prf: { evalByCredential } },
      },
    }),
  );
  if (given === undefined) return undefined;
  const id = toBase64(new Uint8Array(given.rawId));
  const passkey = passkeys.find((known) => known.id === id);
  return passkey === undefined ? undefined : secretOf(given, passkey);
}

function secretOf(credential: PublicKeyCredential, passkey: PasskeyRef): UnlockSecret | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (first === undefined) return undefined;
  const bytes = first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array(first.buffer);
  return { kind: 'passkey', secret: toBase64(bytes), passkey };
}

/** The browser throws when its dialog was closed, took too long or found no passkey. */
async function attempt(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const given = await ask();
    return given instanceof PublicKeyCredential ? given : undefined;
  } catch {
    return undefined;
  }
}

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

function urlBase64(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
