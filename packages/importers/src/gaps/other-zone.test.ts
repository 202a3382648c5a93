/** Files beside each other, one of them at another clock: what the pairs prove, and what they do not. */
import { parseInstant } from '@cryptax/kernel';
import { describe, expect, it } from 'vitest';
import type { TransferCandidate } from '../build/built.ts';
import { type ClockedFile, clockOfFormat, otherZones } from './other-zone.ts';
import { candidate } from './testing/small-ledger.ts';
import { inOtherZone, textInOtherZone } from './zone-shift.ts';

const DAYS = ['2024-01-10', '2024-04-02', '2024-07-05', '2024-10-29'];
const sent = (wallet: string, hour = '12:00', days = DAYS) =>
  days.map((day, no) => candidate(`out-${wallet}-${no}`, 'out', wallet, `${day}T${hour}:00Z`, `0.${no + 1}`));
const arrived = (wallet: string, hour: string, days = DAYS) =>
  days.map((day, no) => candidate(`in-${wallet}-${no}`, 'in', wallet, `${day}T${hour}:00Z`, `0.${no + 1}0`));
const file = (id: string, format: string, moves: readonly TransferCandidate[]): ClockedFile => ({
  id,
  clock: clockOfFormat(format) ?? 'certain',
  moves,
});
const all = (...files: readonly ClockedFile[]) => new Set(files.flatMap(({ moves }) => moves.map(({ id }) => id)));
const offers = (...files: readonly ClockedFile[]) => otherZones(files, all(...files));

describe('a file of another zone', () => {
  it('is found by a fixed shift at which all pairs fit', () => {
    const bank = file('1', 'kraken-ledgers', sent('Kraken'));
    const wallet = file('2', 'cointracking-trades-en', arrived('Ledger', '07:10'));
    expect(offers(bank, wallet)).toEqual([{ fileId: '2', shift: '300', settles: 8, fits: 4, pairs: 4 }]);
    // India is half an hour off: some arrive at once, so no whole hour fits.
    const slow = arrived('Ledger', '07:10').slice(2);
    const india = file('2', 'cointracking-trades-en', [...arrived('Ledger', '06:32').slice(0, 2), ...slow]);
    expect(offers(bank, india)).toMatchObject([{ fileId: '2', shift: '330' }]);
  });

  it('is Berlin read as UTC, and the other way, where summer and winter differ', () => {
    const bank = file('1', 'kraken-ledgers', sent('Kraken'));
    const moved = (zone: 'berlin' | 'utc', back: 'berlin' | 'utc') => {
      const moves = arrived('Ledger', '12:10').map((move) => ({ ...move, at: inOtherZone(back, move.at) }));
      expect(offers(bank, file('2', 'cointracking-trades-en', moves))).toMatchObject([{ fileId: '2', shift: zone }]);
    };
    moved('berlin', 'utc');
    moved('utc', 'berlin');
  });

  it('is the one that disagrees with two others, even if its format has a zone of its own', () => {
    const days = (from: number) => DAYS.slice(from, from + 2);
    const kraken = file('1', 'kraken-ledgers', sent('Kraken', '12:00', days(0)));
    const bitvavo = file('2', 'bitcoinde-account-statement', sent('Bitcoin.de', '12:00', days(2)));
    const wallet = file('3', 'etherscan-transactions', [
      ...arrived('Ledger', '10:10', days(0)),
      ...arrived('Cold', '10:10', days(2)),
    ]);
    expect(offers(kraken, bitvavo, wallet)).toMatchObject([{ fileId: '3', shift: '120', fits: 4 }]);
  });

  it('is not named where two pairs may be chance, but where both name one transaction', () => {
    const days = DAYS.slice(0, 2);
    const hashed = (moves: readonly TransferCandidate[]) =>
      moves.map((move, no) => ({ ...move, txHash: `${no}`.repeat(64) }));
    const [outs, ins] = [sent('Kraken', '12:00', days), arrived('Ledger', '07:10', days)];
    expect(offers(file('1', 'kraken-ledgers', outs), file('2', 'cointracking-trades-en', ins))).toEqual([]);
    const told = [file('1', 'kraken-ledgers', hashed(outs)), file('2', 'cointracking-trades-en', hashed(ins))] as const;
    expect(offers(...told)).toMatchObject([{ fileId: '2', shift: '300' }]);
  });

  it('is none that fits as it is, that says its zone in each cell, or in which nothing waits', () => {
    const bank = file('1', 'bitvavo-transactions', sent('Bitvavo'));
    expect(offers(bank, file('2', 'cointracking-trades-en', arrived('Ledger', '12:10')))).toEqual([]);
    const stated = file('2', 'bitvavo-transactions', arrived('Ledger', '07:10'));
    expect(offers(bank, stated)).toEqual([]);
    expect(otherZones([bank, file('2', 'cointracking-trades-en', arrived('Ledger', '07:10'))], new Set())).toEqual([]);
  });

  it('is none where the shifts differ from pair to pair', () => {
    const ins = ['07:10', '09:10', '15:10', '20:10'].flatMap((hour, no) => arrived('Ledger', hour).slice(no, no + 1));
    expect(offers(file('1', 'kraken-ledgers', sent('Kraken')), file('2', 'cointracking-trades-en', ins))).toEqual([]);
  });
});

it('takes the offset of the moment that is meant, in the nights of the change too', () => {
  const at = (text: string) => {
    const moment = parseInstant(text);
    return moment.ok ? inOtherZone('berlin', moment.value) : Number.NaN;
  };
  // 31 March 2024, 01:30 on the clock of Berlin is still winter: 00:30 UTC. At 03:30 it is summer: 01:30 UTC.
  expect(at('2024-03-31T01:30:00Z')).toBe(Date.parse('2024-03-31T00:30:00Z') / 1000);
  expect(at('2024-03-31T03:30:00Z')).toBe(Date.parse('2024-03-31T01:30:00Z') / 1000);
  expect(textInOtherZone('utc', '2024-07-01T10:00:00Z')).toBe('2024-07-01T12:00:00Z');
  expect(textInOtherZone('-90', '2024-07-01T10:00:00Z')).toBe('2024-07-01T08:30:00Z');
});
