/** The English texts, in a chunk of their own: only the language that is read is loaded. */
export const FILES: Readonly<Record<string, string>> = import.meta.glob('../../../../../../docs/help/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
