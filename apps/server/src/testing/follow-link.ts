/** Follows a mailed link as a browser would and gives the address it ends at. */
import { SITE, type TestBed } from './test-bed.ts';

export async function follow(bed: TestBed, link: string): Promise<URL> {
  const answer = await bed.request(link.replace(SITE, ''));
  if (answer.status !== 303) throw new Error(`The link answered ${answer.status}.`);
  return new URL(answer.headers.get('location') ?? '');
}
