/** Layout of the catalogue: a titled block, and rows of examples. */
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export function Section({ title, children, className }: SectionProps) {
  return (
    <section className="mt-7 min-w-0">
      <h2 className="mb-2.5 text-sm font-semibold text-ink-2">{title}</h2>
      <div className={className}>{children}</div>
    </section>
  );
}

/** Up to three columns, as many as have room. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] items-start gap-x-6">{children}</div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-2">{children}</div>;
}
