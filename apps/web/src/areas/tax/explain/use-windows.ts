/** A long list that stays in the worker: the part in view is asked for page by page and kept until the question changes. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import { useLedgerMark } from '../../../platform/ledger/use-ledger.tsx';
import type { LineWindow } from '../report-types.ts';

const PAGE = 60;

export interface Windows<Row> {
  /** null until the first page is there. */
  readonly total: number | null;
  readonly rowAt: (index: number) => Row | undefined;
  /** Asks for what is missing between two rows; another function once the question has changed, so that it is asked anew. */
  readonly need: (first: number, last: number) => void;
  /** Why a page did not come. */
  readonly error: LedgerError | null;
}

interface Held<Row> {
  readonly mark: string;
  readonly total: number | null;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly error: LedgerError | null;
}

/** `key` names everything the question depends on besides the book. */
export function useWindows<Row>(
  key: string,
  load: (offset: number, limit: number) => Answer<LineWindow<Row>>,
): Windows<Row> {
  const mark = `${key}|${useLedgerMark()}`;
  const [held, setHeld] = useState<Held<Row>>(() => empty(mark));
  const latest = useRef({ load, mark, asked: new Set<number>() });
  // Before any effect of the rows, which ask for what is in view as soon as the question has changed.
  useLayoutEffect(() => {
    latest.current = { load, mark, asked: latest.current.mark === mark ? latest.current.asked : new Set() };
  });
  const need = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page++) {
        const { asked, mark: now, load: question } = latest.current;
        if (now !== mark || asked.has(page)) continue;
        asked.add(page);
        void question(page * PAGE, PAGE).then((answer) => {
          if (latest.current.mark !== mark) return;
          setHeld((old) => withPage(old.mark === mark ? old : empty(mark), page, answer));
        });
      }
    },
    [mark],
  );
  useEffect(() => need(0, 0), [need]);
  const { total, pages, error } = held;
  const rowAt = useCallback((index: number) => pages.get(Math.floor(index / PAGE))?.[index % PAGE], [pages]);
  return { total, rowAt, need, error };
}

function empty<Row>(mark: string): Held<Row> {
  return { mark, total: null, pages: new Map(), error: null };
}

function withPage<Row>(held: Held<Row>, page: number, answer: Awaited<Answer<LineWindow<Row>>>): Held<Row> {
  if (!answer.ok) return { ...held, error: answer.error };
  const { total, rows } = answer.value;
  return { ...held, total, pages: new Map(held.pages).set(page, rows) };
}
