/** What some persons have beside the rest of their life: a second account, a coin that was renamed, tokens that nobody asked for. */
import type { LedgerEvent } from '@cryptax/ledger';
import { instant, type Life, makeLife, truthOf } from './life.ts';
import { OWN_ADDRESS } from './venues.ts';

/** Another account at the same exchange: the trades of another life, which never meet those of the first. */
export const SECOND: Life = {
  actions: makeLife(7).actions.filter((action) => action.kind !== 'move' && action.place === 'Binance'),
};

export const secondAccount = (): readonly LedgerEvent[] =>
  truthOf(SECOND).map((event) => ({ ...event, id: `second-${event.id}`, wallet: 'Binance, the other one' }));

const [BOUGHT, SOLD] = [Date.UTC(2024, 1, 5, 10) / 1000, Date.UTC(2024, 10, 20, 10) / 1000];

/** Bought by the old name, sold by the new one within the year: one lot, taxable. */
export const renamedCoin = (): readonly LedgerEvent[] => [
  base('old', BOUGHT, { kind: 'buy', in: { asset: 'POL', amount: '1000' }, valueEur: '800.00' }),
  base('new', SOLD, { kind: 'sell', out: { asset: 'POL', amount: '600' }, valueEur: '800.00' }),
  base('newer', SOLD + 86_400, { kind: 'sell', out: { asset: 'POL', amount: '400' }, valueEur: '500.00' }),
];

/** The rows of the exchange, with the day on which it exchanged the one for the other, or without a word about it. */
export function renamedRows(isTold: boolean): string {
  const row = (no: number, deal: number, at: number, asset: string, amount: string) => {
    const kind = asset === 'EUR' ? 'fiat' : 'crypto';
    const ids = [`LREN0${no}-00001-AAAAAA`, `TREN0${deal}-00001-AAAAAA`];
    const time = instant(at).slice(0, -1).replace('T', ' ');
    const texts = [...ids, time, 'trade', 'tradespot', 'currency', kind, asset, 'spot / main'];
    return [...texts.map((text) => `"${text}"`), amount, '0', '""'].join(',');
  };
  const exchanged = Date.UTC(2024, 8, 4, 9) / 1000;
  return [
    row(1, 1, BOUGHT, 'EUR', '-800.00'),
    row(2, 1, BOUGHT, 'MATIC', '1000'),
    ...(isTold ? [row(3, 2, exchanged, 'MATIC', '-1000'), row(4, 2, exchanged, 'POL', '1000')] : []),
    row(5, 3, SOLD, 'POL', '-600'),
    row(6, 3, SOLD, 'EUR', '800.00'),
    row(7, 4, SOLD + 86_400, 'POL', '-400'),
    row(8, 4, SOLD + 86_400, 'EUR', '500.00'),
  ].join('\n');
}

function base(id: string, at: number, rest: object): LedgerEvent {
  return { id, at: instant(at), wallet: 'Kraken', ...rest } as LedgerEvent;
}

/** What an explorer lists for an address that strangers sent their tokens to. */
export function spamTokens(count: number): string {
  const rows = Array.from({ length: count }, (_, no) => {
    const at = Date.UTC(2021, 2, 1 + no, 12) / 1000;
    const hex = (no + 1).toString(16).padStart(38, '0');
    const cells = [
      `0x${hex}ff00000000000000000000000000`,
      18_570_000 + no,
      at,
      instant(at).slice(0, -1).replace('T', ' '),
    ];
    return [
      ...cells,
      `0x${hex}dd`,
      OWN_ADDRESS,
      '50000',
      'N/A',
      `0x${hex}ee`,
      `Visit claim-${no}.example`,
      `CLAIM${no}`,
    ].join(',');
  });
  const header =
    'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,TokenValue,USDValueDayOfTx,ContractAddress,TokenName,TokenSymbol';
  return `${[header, ...rows].join('\n')}\n`;
}
