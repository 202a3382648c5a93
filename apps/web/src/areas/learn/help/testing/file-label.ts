/** What a file of a source is called where people read it: its format without the name of the source, as `Trade History 2021`. */
import type { FormatDefinition } from '@cryptax/importers';

const SHORT = new Set(['uta', 'nft', 'erc20', 'beth', 'rfc', 'us']);
/** The glossary has one word for what happens, and it is another one. */
const INSTEAD: Readonly<Record<string, string>> = { events: 'movements' };
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export function fileLabel({ id, source }: Pick<FormatDefinition, 'id' | 'source'>): string {
  const words = id.split('-');
  let own = 0;
  while (own < words.length && plain(source).startsWith(words.slice(0, own + 1).join(''))) own++;
  const rest = words.slice(own);
  if (rest.length === 0) return 'Transactions';
  return rest.map((word) => (SHORT.has(word) ? word.toUpperCase() : capital(INSTEAD[word] ?? word))).join(' ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
