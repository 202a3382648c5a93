/** Header, main part and footer of a page outside the shell, also around what is no route of its own, such as the 404 page. */
import type { ReactNode } from 'react';
import { MAIN_ID } from '../page-effects.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

export function PublicFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-312 flex-col px-4 sm:px-6">
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
