/**
 * The export guide of a source as the importers name it. Names are compared without case and signs and by their beginning,
 * so that `Crypto.com App` finds the guide of Crypto.com; a source without one has the guide for all others.
 */
import { HELP_TOPICS } from '../../platform/help/help-slugs.ts';

type ExportSlug = (typeof HELP_TOPICS)['export'][number];

export function helpForSource(source: string): ExportSlug {
  const name = plain(source);
  return HELP_TOPICS.export.find((slug) => name.startsWith(plain(slug.replace('export-', '')))) ?? 'export-other';
}

/** Sources by whose name a guide is called come first, in the order of the guides. */
export function rankOfSource(source: string): number {
  const place = HELP_TOPICS.export.findIndex((slug) => plain(source) === plain(slug.replace('export-', '')));
  return place < 0 ? HELP_TOPICS.export.length : place;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
