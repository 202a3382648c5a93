/** No screen shows a person a whole contract: tokens go by symbol and short contract, in sentences, cells, labels and titles. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { EventDraft } from '../platform/ledger/edit-types.ts';
import { clientOf } from '../platform/ledger/ledger-client.ts';
import { settings } from '../platform/settings/settings.ts';
import { good } from '../testing/good.ts';
import { testLedger } from '../testing/test-ledger.ts';
import { visit } from '../testing/visit.tsx';

const SAI = 'erc20:0x89d24a6b4ccb1b6faa2625fe562bdd9a23260359';
const UNKNOWN = 'erc20:0x1111111111111111111111111111111111112222';
/** On no list; its name comes from the file or the chain. */
const STATED = 'polygon:0x3333333333333333333333333333333333334444';
/** Calls itself like a token of the list. */
const COPY = 'erc20:0x5555555555555555555555555555555555556666';
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
  {
    kind: 'buy',
    at: '2026-01-12T10:00:00Z',
    wallet: 'W',
    in: { asset: STATED, amount: '7' },
    valueEur: '70',
    note: 'Village Token (VILL)',
  },
  {
    kind: 'buy',
    at: '2026-01-13T10:00:00Z',
    wallet: 'W',
    in: { asset: COPY, amount: '9' },
    valueEur: '9',
    note: 'TrueUSD (TUSD)',
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
  const texts = [...(document.body.textContent.match(/.{0,60}(?:erc20|polygon):0x/g) ?? []), ...spoken];
  expect(texts.filter((text) => /(?:erc20|polygon):0x/.test(text))).toEqual([]);
});

it('says by symbol and short contract what only its file names, and what became of a coin that is gone', async () => {
  settings.set('locale', 'de');
  await visit('/portfolio?tab=lots', { ledger: clientOf(ledger) });
  await waitFor(() => expect(document.body.textContent).toContain('VILL (0x3333…4444)'));
  const coin = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('SAI'));
  await userEvent.click(coin ?? document.body);
  await waitFor(() => expect(document.body.textContent).toContain('Aus SAI wurde DAI'));
  expect(document.body.textContent).toContain('Seit 18.11.2019');
});

it.each([
  ['SAI (0x89d2…0359)', 'Dieser Vertrag steht unter diesem Namen in der mitgelieferten Token-Liste.'],
  ['VILL (0x3333…4444)', 'in der mitgelieferten Token-Liste steht der Vertrag nicht.'],
  ['TUSD? (0x5555…6666)', 'Es nennt sich wie TUSD, ist aber ein anderer Vertrag.'],
])('tells of %s what its name rests on', async (name, words) => {
  settings.set('locale', 'de');
  await visit('/transactions', { ledger: clientOf(ledger) });
  const line = () =>
    [...document.querySelectorAll('tr[data-event]')].find(
      ({ textContent }) => textContent.includes(name) && textContent.includes('Kauf'),
    );
  await waitFor(() => expect(line()).toBeDefined());
  fireEvent.click(line() ?? document.body);
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.textContent).toContain(words));
});
