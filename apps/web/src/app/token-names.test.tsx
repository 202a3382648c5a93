/** No screen shows a person a whole contract: tokens go by symbol and short contract, in sentences, cells, labels and titles. */
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { EventDraft } from '../platform/ledger/edit-types.ts';
import { clientOf } from '../platform/ledger/ledger-client.ts';
import { settings } from '../platform/settings/settings.ts';
import { good } from '../testing/good.ts';
import { testLedger } from '../testing/test-ledger.ts';
import { visit } from '../testing/visit.tsx';

const SAI = 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359';
const UNKNOWN = 'erc20:0x1111111111111111111111111111111111112222';
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2026-01-10T10:00:00Z', wallet: 'W', in: { asset: SAI, amount: '100' }, valueEur: '90' },
  { kind: 'sell', at: '2026-02-10T10:00:00Z', wallet: 'W', out: { asset: SAI, amount: '10' }, valueEur: '19' },
  { kind: 'buy', at: '2026-01-11T10:00:00Z', wallet: 'W', in: { asset: UNKNOWN, amount: '5' }, valueEur: '50' },
  {
    kind: 'income',
    incomeKind: 'staking',
    at: '2026-03-10T10:00:00Z',
    wallet: 'W',
    in: { asset: UNKNOWN, amount: '2' },
  },
];

const ledger = testLedger();
beforeAll(async () => {
  for (const event of EVENTS) good(await ledger.applyEdit('own', { kind: 'add', event, why: 'add' }));
});
afterEach(cleanup);

it.each(['/portfolio', '/transactions?view=review&list=cards', '/tax-intelligence'])('%s', async (path) => {
  settings.set('locale', 'de');
  await visit(path, { ledger: clientOf(ledger) });
  await waitFor(() => expect(document.body.textContent).toMatch(/SAI|Token 0x1111…2222/));
  const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const texts = [...(document.body.textContent.match(/.{0,60}erc20:0x/g) ?? []), ...spoken];
  expect(texts.filter((text) => text.includes('erc20:0x'))).toEqual([]);
});
