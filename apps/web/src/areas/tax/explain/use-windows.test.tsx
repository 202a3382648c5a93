import { err, ok } from '@cryptax/kernel';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../platform/observable.ts';
import type { LineWindow } from '../report-types.ts';
import { useWindows } from './use-windows.ts';

const at = (revision: number, basis: number) =>
  ({ kind: 'ready', book: 'own', revision, basis }) as unknown as LedgerState;

/** Shows row 100, which stands on the second page. */
function Row({ load }: { readonly load: (offset: number, limit: number) => Answer<LineWindow<string>> }) {
  const { rowAt, need, error } = useWindows('list', load);
  useEffect(() => need(100, 100), [need]);
  return <p role="status">{error?.code ?? rowAt(100) ?? '…'}</p>;
}

function show(answer: (offset: number) => Awaited<Answer<LineWindow<string>>>) {
  const state = new Observable(at(1, 0));
  const asked: number[] = [];
  const load = async (offset: number) => {
    asked.push(offset);
    return answer(offset);
  };
  render(
    <LedgerProvider client={{ api: {} as LedgerApi, state }}>
      <Row load={load} />
    </LedgerProvider>,
  );
  return { asked, state };
}

test('what is in view is asked for again when the book or what its figures rest on changes', async () => {
  let version = 'first';
  const rows = (offset: number) => Array.from({ length: 60 }, (_, index) => `${version} ${offset + index}`);
  const { asked, state } = show((offset) => ok({ total: 300, offset, rows: rows(offset) }));
  expect(await screen.findByText('first 100')).toBeDefined();
  expect([...asked].sort()).toEqual([0, 60]);
  version = 'second';
  await act(async () => state.set(at(2, 0)));
  expect(await screen.findByText('second 100')).toBeDefined();
  version = 'third';
  await act(async () => state.set(at(2, 1)));
  expect(await screen.findByText('third 100')).toBeDefined();
});

test('a page that does not come says why', async () => {
  show(() => err({ code: 'report.missing' }));
  expect(await screen.findByText('report.missing')).toBeDefined();
});
