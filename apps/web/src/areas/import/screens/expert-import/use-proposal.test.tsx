import { ok } from '@cryptax/kernel';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { LedgerState } from '../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../platform/ledger/use-ledger.tsx';
import { Observable } from '../../../../platform/observable.ts';
import type { MappingEdit, MappingProposal } from '../../mapping-file.ts';
import { editOf, useProposal } from './use-proposal.ts';

const PROPOSAL = {
  file: 'own.csv',
  source: 'Own',
  columns: [
    { column: 0, header: 'When', samples: [], role: 'date', reason: 'header' },
    { column: 1, header: 'How much', samples: [] },
  ],
  types: [{ word: 'in', kind: 'deposit' }],
  rows: [],
} as unknown as MappingProposal;

/** Answers with what was wanted, when the test says so. */
function slowLedger() {
  const waiting: (() => void)[] = [];
  const proposeMapping = vi.fn<LedgerApi['proposeMapping']>(
    (_, __, edit) =>
      new Promise((resolve) => waiting.push(() => resolve(ok({ ...PROPOSAL, source: edit?.source ?? 'Own' })))),
  );
  const state = new Observable<LedgerState>({ kind: 'loading' });
  return { waiting, proposeMapping, client: { api: { proposeMapping } as unknown as LedgerApi, state } };
}

it('loses no change that is made while the answer to the one before is on its way', async () => {
  const { waiting, proposeMapping, client } = slowLedger();
  const file = new File([''], 'own.csv');
  const { result } = renderHook(() => useProposal(file, 'own.csv'), {
    wrapper: ({ children }) => <LedgerProvider client={client}>{children}</LedgerProvider>,
  });
  await act(async () => waiting[0]?.());
  expect(result.current.isFresh).toBe(true);
  const change = (part: (edit: MappingEdit) => MappingEdit) =>
    act(() => result.current.change(part(editOf(result.current.proposal ?? PROPOSAL))));
  change((edit) => ({ ...edit, roles: { ...edit.roles, 1: 'amount' } }));
  change((edit) => ({ ...edit, types: { in: 'staking-reward' } }));
  change((edit) => ({ ...edit, source: 'Mine' }));
  expect(proposeMapping.mock.lastCall?.[2]).toEqual({
    source: 'Mine',
    roles: { 0: 'date', 1: 'amount' },
    types: { in: 'staking-reward' },
  });
  // What is there belongs to an older wish: it can be looked at, not used.
  expect(result.current.isFresh).toBe(false);
  await act(async () => waiting[1]?.());
  expect(result.current.isFresh).toBe(false);
  await act(async () => waiting.at(-1)?.());
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  expect(result.current.proposal?.source).toBe('Mine');
});
