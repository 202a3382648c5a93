/** A long list that stays in the worker: the part in view is asked for page by page and kept until the question changes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../ledger/ledger-api.ts';
import type { LineWindow } from '../ledger/report-view-api.ts';
import { useLedgerState } from '../ledger/use-ledger.tsx';

const PAGE = 60;

export interface Windows<Row> {
  /** null until the first page is there. */
  readonly total: number | null;
  readonly rowAt: (index: number) => Row | undefined;
  /** Asks for what is missing between two rows. */
  readonly need: (first: number, last: number) => void;
  readonly hasFailed: boolean;
}

interface Held<Row> {
  readonly mark: string;
  readonly total: number | null;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly hasFailed: boolean;
}

/** `key` names everything the question depends on besides the book. */
export function useWindows<Row>(
  key: string,
  load: (offset: number, limit: number) => Answer<LineWindow<Row>>,
): Windows<Row> {
  const state = useLedgerState();
  const mark = `${key}|${'revision' in state ? `${state.book} ${state.revision}` : state.kind}`;
  const [held, setHeld] = useState<Held<Row>>(() => empty(mark));
  const latest = useRef({ load, mark, asked: new Set<number>() });
  useEffect(() => {
    latest.current.load = load;
  });
  const ask = useCallback((page: number) => {
    const { asked, mark: askedFor, load: question } = latest.current;
    if (asked.has(page)) return;
    asked.add(page);
    void question(page * PAGE, PAGE).then((answer) => {
      if (latest.current.mark !== askedFor) return;
      setHeld((old) => withPage(old.mark === askedFor ? old : empty(askedFor), page, answer));
    });
  }, []);
  useEffect(() => {
    latest.current = { ...latest.current, mark, asked: new Set() };
    ask(0);
  }, [mark, ask]);
  const need = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page++) ask(page);
    },
    [ask],
  );
  const { total, pages, hasFailed } = held;
  const rowAt = useCallback((index: number) => pages.get(Math.floor(index / PAGE))?.[index % PAGE], [pages]);
  return { total, rowAt, need, hasFailed };
}

function empty<Row>(mark: string): Held<Row> {
  return { mark, total: null, pages: new Map(), hasFailed: false };
}

function withPage<Row>(held: Held<Row>, page: number, answer: Awaited<Answer<LineWindow<Row>>>): Held<Row> {
  if (!answer.ok) return { ...held, hasFailed: true };
  const { total, rows } = answer.value;
  return { ...held, total, pages: new Map(held.pages).set(page, rows) };
}
