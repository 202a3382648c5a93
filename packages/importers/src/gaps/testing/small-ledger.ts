/** Small ledgers with one fault each: purchases and sales of Bitcoin at Kraken, and coins that wait for their other side. */
import { defined, type Instant, parseInstant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { TransferCandidate } from '../../build/built.ts';
import { explainGap } from '../explain-gap.ts';

export const KRAKEN = { wallet: 'Kraken', asset: 'BTC' };

export const from = (file: string, line = 2) => ({ source: { file, line, format: 'test' } });
export const buy = (id: string, at: string, amount: string, more: Partial<LedgerEvent> = {}): LedgerEvent =>
  ({ id, at, kind: 'buy', wallet: 'Kraken', in: { asset: 'BTC', amount }, valueEur: '100.00', ...more }) as LedgerEvent;
export const sell = (id: string, at: string, amount: string, more: Partial<LedgerEvent> = {}): LedgerEvent =>
  ({
    id,
    at,
    kind: 'sell',
    wallet: 'Kraken',
    out: { asset: 'BTC', amount },
    valueEur: '200.00',
    ...more,
  }) as LedgerEvent;
export const candidate = (id: string, direction: 'in' | 'out', wallet: string, at: string, amount: string) => {
  const instant = parseInstant(at);
  const moment = (instant.ok ? instant.value : 0) as Instant;
  const source = { file: `${wallet}.csv`, line: 7, format: 'test' };
  return { id, direction, at: moment, wallet, asset: 'BTC', amount, source } satisfies TransferCandidate;
};
export const gapIn = (events: readonly LedgerEvent[], scope?: 'wallet' | 'global') =>
  explainGap({ events, ...defined({ scope }) }, KRAKEN)?.gap;
export const best = (events: readonly LedgerEvent[], candidates: readonly TransferCandidate[] = []) =>
  explainGap({ events, candidates }, KRAKEN)?.fixes[0];
