/** A key to press, as in hints below tables and in the search field. */
import type { ReactNode } from 'react';

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex min-h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-paper px-1.25 font-sans text-2xs font-medium text-ink-3">
      {children}
    </kbd>
  );
}
