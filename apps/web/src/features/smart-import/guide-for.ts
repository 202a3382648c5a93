/** The guide of a source; names are compared without case and signs, so that `Crypto.com App` finds `Crypto.com`. */
import type { Guide } from './guide.ts';
import { GENERAL_GUIDE, GUIDES } from './guides.data.ts';

export function guideFor(source: string): Omit<Guide, 'source'> {
  const name = plain(source);
  return GUIDES.find((guide) => name.startsWith(plain(guide.source))) ?? GENERAL_GUIDE;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
