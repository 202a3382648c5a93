/** The look of a tab, for the Tabs component and for router links that act as tabs (`aria-current="page"`). */
export const TAB_LIST_CLASS = 'flex gap-4 overflow-x-auto border-b border-line';

export const TAB_CLASS =
  '-mb-px inline-flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-0.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors touch:min-h-11 ' +
  'hover:text-ink focus-visible:-outline-offset-2 ' +
  'data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-ink ' +
  'aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink';
