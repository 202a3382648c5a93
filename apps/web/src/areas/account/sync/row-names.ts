/**
 * What rows are called in an account that only its user reads. An id says where an entry came from, so it is encrypted, and
 * always to the same name, so that every device finds the row of an edit or a deletion by it. The initial value of the cipher is a
 * keyed hash of the id and its book (the construction of RFC 5297, with HMAC-SHA-256), which also proves the name when it is
 * read. Names are as long as those of other ids of about the same length. That a row lies beside the entries stays in sight:
 * plans count entries, and a new device asks how many there are.
 */
import { fromBase64, toBase64 } from '@cryptax/kernel';
import type { KeptKey } from './key-shelf.ts';

const MARK = '~';
const BESIDE = 'unread:';
const TAG_BYTES = 16;
const BLOCK_BYTES = 64;

interface NameKeys {
  readonly tag: CryptoKey;
  readonly cipher: CryptoKey;
}

export async function nameOf(kept: KeptKey, book: string, id: string): Promise<string> {
  const keys = await nameKeys(kept.key);
  const text = new TextEncoder().encode(id);
  const padded = new Uint8Array(Math.ceil(text.length / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(text);
  const tag = await tagOf(keys, book, padded);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(streamFrom(tag), keys.cipher, padded));
  const name = `${MARK}${toBase64(new Uint8Array([...tag, ...sealed]))}`;
  return isBeside(id) ? `${BESIDE}${name}` : name;
}

/** The id that a name stands for; nothing for one that no device made with this key. */
export async function idOf(kept: KeptKey, book: string, name: string): Promise<string | undefined> {
  if (!isKeyed(name)) return undefined;
  try {
    const keys = await nameKeys(kept.key);
    const bytes = fromBase64(name.slice(name.indexOf(MARK) + 1));
    const tag = bytes.subarray(0, TAG_BYTES);
    const padded = new Uint8Array(await crypto.subtle.decrypt(streamFrom(tag), keys.cipher, bytes.subarray(TAG_BYTES)));
    const proof = await tagOf(keys, book, padded);
    if (!proof.every((byte, at) => byte === tag[at])) return undefined;
    const end = padded.indexOf(0);
    return new TextDecoder().decode(end < 0 ? padded : padded.subarray(0, end));
  } catch {
    return undefined;
  }
}

export function isKeyed(name: string): boolean {
  return name.startsWith(MARK) || name.startsWith(`${BESIDE}${MARK}`);
}

function isBeside(id: string): boolean {
  return id.startsWith(BESIDE) || id.startsWith('statement:');
}

const derived = new WeakMap<CryptoKey, Promise<NameKeys>>();

/**
 * Keys of their own, made from the account's key without reading it out: what it encrypts zeros to under an initial value that
 * no text is ever encrypted with.
 */
function nameKeys(key: CryptoKey): Promise<NameKeys> {
  const known = derived.get(key) ?? deriveKeys(key);
  derived.set(key, known);
  return known;
}

async function deriveKeys(key: CryptoKey): Promise<NameKeys> {
  const iv = new Uint8Array(12).fill(0xff);
  const stream = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(64));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return {
    tag: await crypto.subtle.importKey('raw', stream.slice(0, 32), hmac, false, ['sign']),
    cipher: await crypto.subtle.importKey('raw', stream.slice(32, 64), 'AES-CTR', false, ['encrypt', 'decrypt']),
  };
}

async function tagOf({ tag }: NameKeys, book: string, padded: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array([...new TextEncoder().encode(`${book}\0`), ...padded]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', tag, whole)).slice(0, TAG_BYTES);
}

function streamFrom(tag: Uint8Array<ArrayBuffer>): AesCtrParams {
  return { name: 'AES-CTR', counter: tag, length: 64 };
}
