/** Further fees of a row: an event has room for one, a movement that waits for its other side too. */
import type { Instant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { Amount, RowFacts } from '../map/row-facts.ts';
import { buildEvents, withMoreFees } from './build-events.ts';

const BTC = { asset: 'BTC', amount: '0.5' };
const FEE = { asset: 'BTC', amount: '0.0001' };
const GAS = { asset: 'ETH', amount: '0.002' };
const MONEY = { asset: 'EUR', amount: '1.50' };

function built(kind: RowFacts['kind'], sides: Partial<RowFacts>, more: readonly Amount[]) {
  const facts: RowFacts = { ticket: 0, at: 0 as Instant, kind, wallet: 'Own', ...sides };
  const file = { file: 'own.csv', format: 'own' };
  return withMoreFees(buildEvents(facts, 'id', 2, file), more, facts, 'id', 2, file);
}

test('a trade carries one and the others are events', () => {
  const trade = built('trade-buy', { in: BTC, out: { asset: 'EUR', amount: '300' }, fee: MONEY }, [GAS]);
  expect(trade).toMatchObject({
    kind: 'events',
    events: [
      { kind: 'buy', fee: MONEY },
      { kind: 'fee', out: GAS },
    ],
  });
});

test('money is no event of its own: beside a fee in coins the row waits', () => {
  const trade = built('trade-buy', { in: BTC, out: { asset: 'EUR', amount: '300' }, fee: FEE }, [MONEY]);
  expect(trade).toMatchObject({
    kind: 'review',
    code: 'fee.several-coins',
    params: { fee: '0.0001 BTC', otherFee: '1.50 EUR' },
  });
});

test('a movement takes a second fee where it has none of its own, waits with two in coins, and needs none in money', () => {
  const sent = (fee: Amount | undefined, more: Amount) => built('withdrawal', { out: BTC, fee }, [more]);
  expect(sent(undefined, GAS)).toMatchObject({ kind: 'candidate', candidate: { fee: GAS } });
  expect(sent(MONEY, GAS)).toMatchObject({ kind: 'candidate', candidate: { fee: GAS } });
  expect(sent(FEE, MONEY)).toMatchObject({ kind: 'candidate', candidate: { fee: FEE } });
  expect(sent(FEE, GAS)).toMatchObject({ kind: 'review', code: 'fee.several-coins' });
});
