/**
 * Kraken: its ledger tells everything (trades as two legs under one refid, deposits, withdrawals, staking and earn), under
 * the ids of its ledger file. Pages count from the newest, so the end of the range must not move between them.
 */
import { at, BadAnswer, decimalAt, needDecimal, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord } from '../reading/records.ts';
import { type ExchangePlan, inWindows } from '../reading/stream-reader.ts';

const WHOLE_HISTORY_DAYS = 36_500;
const CURRENCY = 'currency';

export const krakenPlan: ExchangePlan = {
  streams: {
    ledger: inWindows({
      days: WHOLE_HISTORY_DAYS,
      opened: '2011-07-01',
      read: async (client, { from, to, page }) => {
        const offset = Number(page ?? 0);
        /** The start itself is not part of the answer. */
        const range = { start: Math.floor(from / 1000) - 1, end: Math.ceil(to / 1000), ofs: offset };
        const answer = await client.read('privatePostLedgers', range);
        const entries = entriesOf(answer);
        const count = Number(needText(answer, 'result', 'count'));
        const next = offset + entries.length;
        return {
          records: entries.map(([id, entry]) => recordOf(id, entry)),
          next: entries.length > 0 && next < count ? String(next) : null,
        };
      },
    }),
  },
  greet: (client) => client.read('privatePostLedgers', { ofs: 0 }),
  rights: async (client) => {
    const answer = await client.read('privatePostGetApiKeyInfo');
    const permissions = JSON.stringify(at(answer, 'result', 'permissions') ?? null);
    if (permissions === 'null') throw new BadAnswer('no permissions');
    return {
      trade: /modify-trades|close-trades/.test(permissions),
      withdraw: /withdraw-funds|"withdraw"/.test(permissions),
    };
  },
};

function entriesOf(answer: unknown): readonly (readonly [string, unknown])[] {
  const ledger = at(answer, 'result', 'ledger');
  if (typeof ledger !== 'object' || ledger === null) throw new BadAnswer('no ledger');
  return Object.entries(ledger);
}

function recordOf(id: string, entry: unknown) {
  const asset = needText(entry, 'asset');
  const type = needText(entry, 'type');
  const subtype = textAt(entry, 'subtype');
  const assetClass = textAt(entry, 'aclass') ?? CURRENCY;
  return entryRecord({
    id,
    millis: Math.floor(Number(needText(entry, 'time')) * 1000),
    word: subtype === undefined ? type : `${type}/${subtype}`,
    change: amount(asset, needDecimal(entry, 'amount')),
    fee: amount(asset, decimalAt(entry, 'fee') ?? '0'),
    balance: decimalAt(entry, 'balance'),
    group: textAt(entry, 'refid'),
    /** Shares as tokens stand in the same ledger as coins. */
    ...(assetClass === CURRENCY ? {} : { note: assetClass }),
  });
}
