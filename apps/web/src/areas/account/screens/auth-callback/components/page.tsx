/** The narrow page that mailed links lead to: one heading, and what follows from it. */
import type { ReactNode } from 'react';

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md py-10 sm:py-16">
      <h1 className="mb-4 text-2xl font-semibold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}
