/** What floats above the page (menu, popover, list) and the rows inside it. */
import { cx } from './class-names.ts';

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
