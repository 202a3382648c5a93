/** Looks that several components share. First those of text links, for router links and plain anchors alike. `prose` is always underlined: in running text colour alone does not tell a link. */

const LOOKS = {
  action: 'text-accent text-sm font-medium hover:underline underline-offset-2',
  inline: 'text-accent font-medium hover:underline underline-offset-2',
  prose: 'text-accent underline underline-offset-2 decoration-accent-line hover:decoration-accent',
} as const;

export function linkClass(look: keyof typeof LOOKS = 'action'): string {
  return LOOKS[look];
}

/** Joins class names and leaves out what does not apply. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** What floats above the page (menu, popover, list) and the rows inside it. */
export function surfaceClass(className?: string): string {
  return cx('z-50 animate-pop rounded-lg border border-line bg-surface p-1.5 text-sm shadow-2 outline-none', className);
}

export function itemClass(className?: string): string {
  return cx(
    'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm text-ink outline-none select-none touch:min-h-11',
    'data-highlighted:bg-hover data-[selected=true]:bg-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-disabled',
    className,
  );
}

/** The box of everything one types or picks into: input, textarea, select trigger, combobox trigger. */
export function inputClass(className?: string): string {
  return cx(
    'w-full min-h-8.5 rounded-md border border-control bg-surface px-2.5 text-sm text-ink transition-colors touch:min-h-11 touch:text-lg',
    'hover:border-ink-3 aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)]',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-disabled',
    'focus-visible:outline-offset-0',
    className,
  );
}

/** The look of a tab, for the Tabs component and for router links that act as tabs (`aria-current="page"`). */
export const TAB_LIST_CLASS = 'flex gap-4 overflow-x-auto border-b border-line';

export const TAB_CLASS =
  '-mb-px inline-flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-0.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors touch:min-h-11 ' +
  'hover:text-ink focus-visible:-outline-offset-2 ' +
  'data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink ' +
  'aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink';
