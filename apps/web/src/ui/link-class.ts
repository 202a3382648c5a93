/** Looks of text links, for router links and plain anchors alike. `prose` is always underlined: in running text colour alone does not tell a link. */
const LOOKS = {
  action: 'text-accent text-sm font-medium hover:underline underline-offset-2',
  inline: 'text-accent font-medium hover:underline underline-offset-2',
  prose: 'text-accent underline underline-offset-2 decoration-accent-line hover:decoration-accent',
} as const;

export function linkClass(look: keyof typeof LOOKS = 'action'): string {
  return LOOKS[look];
}
