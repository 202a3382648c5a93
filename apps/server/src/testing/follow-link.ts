/** Mailed links, as a browser follows them. */
import { SITE, type TestBed, type TestUser } from './test-bed.ts';

/** Opens a link of a PKCE flow in a browser that is signed in to the account, as the web app does with its code. */
export async function followSignedIn(bed: TestBed, user: TestUser, link: string): Promise<number> {
  const code = (await follow(bed, link)).searchParams.get('code') ?? '';
  const headers = { authorization: `Bearer ${await user.token()}` };
  const body = JSON.stringify({ auth_code: code });
  return (await bed.request('/api/auth/v1/token?grant_type=pkce', { method: 'POST', headers, body })).status;
}

/** @returns the address it ends at */
export async function follow(bed: TestBed, link: string): Promise<URL> {
  const answer = await bed.request(link.replace(SITE, ''));
  if (answer.status !== 303) throw new Error(`The link answered ${answer.status}.`);
  return new URL(answer.headers.get('location') ?? '');
}
