/** A row of a list that opens in place; what it opens is built only then, because it may have to be asked for. */
import { type ReactNode, useState } from 'react';
import { OpenChevron } from './open-chevron.tsx';

export interface OpeningRowProps {
  /** What the row says, beside the chevron. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

export function OpeningRow({ head, children }: OpeningRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-2 py-2.5 text-left text-sm hover:bg-hover touch:min-h-11"
      >
        <OpenChevron isOpen={isOpen} className="mt-0.75" />
        {head}
      </button>
      {isOpen && <div className="pb-3">{children}</div>}
    </li>
  );
}
