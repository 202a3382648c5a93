/**
 * Tells the server at sign-in that this browser has signed in before, so that strangers who guess passwords cannot lock its
 * user out. The server hands out a new token with every sign-in; it opens nothing, and stays when somebody signs out.
 */
import { DEVICE_HEADER } from '@cryptax/api-contract';
import { browserStorage } from '../../../platform/settings/settings-store.ts';

const KEY = 'cryptax.known-device';

export const fetchAsKnownDevice: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!new URL(address, location.href).pathname.includes('/auth/v1/')) return fetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  const known = read();
  if (known !== null) headers.set(DEVICE_HEADER, known);
  const answer = await fetch(input, { ...init, headers });
  const next = answer.headers.get(DEVICE_HEADER);
  if (next !== null) keep(next);
  return answer;
};

function read(): string | null {
  try {
    return browserStorage()?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** Without storage this browser stays a stranger; nothing else depends on it. */
function keep(token: string): void {
  try {
    browserStorage()?.setItem(KEY, token);
  } catch {
    // Full or forbidden.
  }
}
