/**
 * The export guide of a source as the importers name it. Names are compared without case and signs and by their beginning,
 * so that `Crypto.com App` finds the guide of Crypto.com; a source without one has the guide for all others.
 */
import { HELP_TOPICS, type HelpSlug } from './help-slugs.ts';

const OTHERS: HelpSlug = 'export-other';

export function helpForSource(source: string): HelpSlug {
  const name = plain(source);
  return HELP_TOPICS.export.find((slug) => name.startsWith(plain(slug.replace('export-', '')))) ?? OTHERS;
}

/** Those with a guide of their own first, in its order. */
export function rankOfSource(source: string): number {
  return HELP_TOPICS.export.findIndex((slug) => slug === helpForSource(source));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
