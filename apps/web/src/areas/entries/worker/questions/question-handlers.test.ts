import { describe, expect, it } from 'vitest';
import type { Fix, TransferAnswer } from '../../../../platform/ledger/review-types.ts';
import { busyWallet, quietWallet } from '../../../../testing/busy-wallet.ts';
import { chainLife } from '../../../../testing/chain-life.ts';
import { good } from '../../../../testing/good.ts';
import { DailyHistory } from '../../../../testing/price-network.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';
import type { QueueQuestion } from '../../entry-types.ts';

const settle = (as: TransferAnswer): Fix => ({ kind: 'settle-transfer', as });

const HEADER =
  '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $3000/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"';
const [OWN, LEDGER, SHOP] = ['aa', 'bb', 'cc'].map((end) => `0x${'0'.repeat(38)}${end}`) as [string, string, string];

/** What the person of `chainLife` knows about a counterparty. */
function answerTo({ kind, card }: QueueQuestion, parties: ReadonlyMap<string, string>): Fix {
  if (kind === 'row') return { kind: 'ignore-row' };
  if (kind === 'acquisition') return { kind: 'assume-zero-cost' };
  if (kind === 'other') return { kind: 'keep-price' };
  switch (parties.get(card.event?.address ?? '')) {
    case 'exchangePays':
      return settle({ kind: 'purchase' });
    case 'exchangeTakes':
      return settle({ kind: 'sale' });
    case 'ledger':
      return settle({ kind: 'own-wallet', wallet: 'Ledger' });
    case 'phone':
      return settle({ kind: 'own-wallet', wallet: 'Phone' });
    case 'pool':
      return settle({ kind: 'income', incomeKind: 'staking' });
    case 'friend':
      return settle({ kind: 'gift' });
    default:
      return settle(card.direction === 'in' ? { kind: 'income', incomeKind: 'other' } : { kind: 'spend' });
  }
}

describe('the queue of questions', () => {
  it('leads from two files of an explorer to decided years in at most 15 answers, prices fetched at once', async () => {
    const life = chainLife();
    expect(life.movements).toBe(1_230);
    const api = testLedger({ world: new DailyHistory() });
    await importAll(
      api,
      life.files.map(({ name, text }) => textFile(name, text)),
    );
    const first = good(await api.questions('own'));
    expect(first.remedies).toMatchObject([
      { kind: 'fetch-prices', count: 1_040 },
      { kind: 'unasked-tokens', count: 50, years: [2024, 2025] },
    ]);
    // Rows that may say anything leave nothing with an end, so they are asked first, all of a file at once.
    expect(first.questions[0]).toMatchObject({ kind: 'row', shares: 'file', effect: null, years: [2024, 2025] });
    expect(first.questions[0]?.cardIds).toHaveLength(50);
    good(await api.setLivePrices(true));
    expect(good(await api.completePrices('own')).found).toBe(1_040);
    const parties = new Map(Object.entries(life.addresses).map(([name, address]) => [address, name]));
    let given = 0;
    for (let list = good(await api.questions('own')); ; list = good(await api.questions('own'))) {
      // Open movements had their prices with the rest: no answer asks for one.
      expect(list.remedies.filter(({ kind }) => kind !== 'unasked-tokens')).toEqual([]);
      const [question] = list.questions;
      if (question === undefined || given > 15) break;
      const fix = answerTo(question, parties);
      const isOwn = fix.kind === 'settle-transfer' && fix.as.kind === 'own-wallet';
      // What came back from a wallet of one's own is answered with what went there.
      good(await api.applyFix('own', [...question.cardIds, ...(isOwn ? (question.otherWay ?? []) : [])], fix));
      given++;
    }
    expect(given).toBeLessThanOrEqual(12);
    const { view } = good(await api.questions('own'));
    expect(view).toMatchObject({ open: 0, outside: 0, tightness: 'exact' });
    expect(view.years.every(({ complete }) => complete)).toBe(true);
  });

  it('asks once about the rows that two files may both tell, and one answer settles all of them', async () => {
    const api = testLedger();
    const told = (file: string, days: readonly number[]) => {
      const events = days.map((day) => ({
        id: `${file}-${day}`,
        at: `2024-02-0${day}T12:00:00Z`,
        kind: 'buy',
        wallet: 'W',
        in: { asset: 'BTC', amount: `0.${day}` },
        valueEur: '2000',
        source: { file, line: day, format: 'f' },
      }));
      return textFile(`${file}.json`, JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
    };
    for (const file of [told('a', [1, 2, 3]), told('b', [1, 2]), told('c', [3])]) await importAll(api, [file]);
    const { questions } = good(await api.questions('own'));
    const pairs = questions.filter(({ kind }) => kind === 'duplicate');
    expect(pairs.map(({ shares, cardIds }) => [shares, cardIds.length])).toEqual([
      ['file', 2],
      ['one', 1],
    ]);
    good(await api.applyFix('own', pairs[0]?.cardIds ?? [], { kind: 'remove-duplicate' }));
    const left = good(await api.questions('own')).questions.filter(({ kind }) => kind === 'duplicate');
    expect(left.map(({ cardIds }) => cardIds)).toEqual([pairs[1]?.cardIds]);
  });

  it('leaves the years before a row that may be told twice alone', async () => {
    const api = testLedger();
    const told = (file: string, days: readonly string[]) => {
      const events = days.map((day, at) => ({
        id: `${file}-${day}`,
        at: `${day}T12:00:00Z`,
        kind: at % 2 === 0 ? 'buy' : 'sell',
        wallet: 'W',
        [at % 2 === 0 ? 'in' : 'out']: { asset: 'BTC', amount: '0.1' },
        valueEur: '2000',
        source: { file, line: at + 2, format: 'f' },
      }));
      return textFile(`${file}.json`, JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
    };
    const days = ['2023-02-01', '2023-06-01', '2024-02-01', '2025-02-10'];
    for (const file of [told('a', days), told('b', ['2024-02-01'])]) await importAll(api, [file]);
    const { view } = good(await api.questions('own'));
    expect(view.outside).toBe(1);
    const of = (wanted: number) => view.years.find(({ year }) => year === wanted)?.outside;
    expect([2023, 2024, 2025].map(of)).toEqual([0, 1, 1]);
  });

  it('asks about 1,230 movements by counterparty, the answers decide the year, and one step takes an answer back', async () => {
    const api = testLedger();
    const wallet = busyWallet();
    expect(wallet.movements).toBe(1_230);
    await importAll(api, [textFile(wallet.name, wallet.text)]);
    const first = good(await api.questions('own'));
    const sizes = first.questions.map(({ shares, cardIds, kind }) => `${cardIds.length} ${kind} ${shares}`);
    expect(sizes.toSorted()).toEqual([
      '10 outflow coin',
      '100 outflow address',
      '30 outflow address',
      '330 outflow address',
      '60 inflow address',
      '700 inflow address',
    ]);
    // What coins of unknown origin may have cost has no end.
    expect(first.view.years).toMatchObject([{ year: 2024, complete: false, privateSales: { low: null } }]);
    expect(first.questions[0]).toMatchObject({
      effect: null,
      amount: { asset: 'ETH' },
      worth: { low: expect.stringMatching(/^\d/), high: expect.stringMatching(/^\d/) },
    });

    const { addresses } = wallet;
    const answers = new Map<string | undefined, TransferAnswer>([
      [addresses.exchange, { kind: 'purchase' }],
      [addresses.pool, { kind: 'income', incomeKind: 'mining' }],
      [addresses.own, { kind: 'own-wallet', wallet: 'Ledger' }],
      [addresses.friend, { kind: 'gift' }],
    ]);
    const widths: (number | null)[] = [];
    let given = 0;
    for (let list = first; list.questions.length > 0; list = good(await api.questions('own'))) {
      const [question] = list.questions;
      if (question === undefined) break;
      widths.push(widthOf(list.view.years.find(({ year }) => year === 2024)?.privateSales));
      const as = answers.get(question.card.event?.address) ?? { kind: 'spend' };
      good(await api.applyFix('own', question.cardIds, settle(as)));
      given++;
    }
    expect(given).toBe(6);
    // From no end at all to a few euro, and never wider than before; what settles most comes first while nothing has an end.
    const known = widths.filter((width) => width !== null);
    expect(widths[0]).toBeNull();
    expect(known.length).toBeGreaterThan(1);
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    const { view } = good(await api.questions('own'));
    expect(view).toMatchObject({ open: 0, deciding: 0, outside: 0, tightness: 'exact' });
    expect(view.years.find(({ year }) => year === 2024)).toMatchObject({
      complete: true,
      income: { low: '23269.59', high: '23269.59' },
    });

    good(await api.undo('own'));
    const back = good(await api.questions('own'));
    expect(back.questions.map(({ cardIds }) => cardIds.length)).toEqual([10]);
    expect(back.questions[0]?.effect).toMatch(/^\d+\.\d\d?$/);
  });

  it('remembers what was said about an address when a later file brings it again, in both directions if it is an own one', async () => {
    const api = testLedger();
    const rows = (lines: readonly string[]) => textFile(`export-${OWN}.csv`, [HEADER, ...lines].join('\n'));
    const line = (hash: string, day: string, [from, to]: readonly [string, string], out: string) =>
      [`0x${hash}`, '1', String(Date.parse(`${day}T10:00:00Z`) / 1000), `${day} 10:00:00`, from, to, '']
        .concat(to === OWN ? [out, '0'] : ['0', out], ['0', '0', '0', '3000', '', '', 'Transfer'])
        .map((cell) => `"${cell}"`)
        .join(',');
    const first = [
      line('a1', '2024-03-01', [SHOP, OWN], '9'),
      line('a2', '2024-03-03', [OWN, LEDGER], '2'),
      line('a3', '2024-03-04', [OWN, SHOP], '1'),
    ];
    await importAll(api, [rows(first)]);
    expect(good(await api.questions('own')).remedies).toEqual([]);
    const cards = good(await api.reviewList('own', { offset: 0, limit: 9 })).cards;
    const idOf = (hash: string) => cards.filter(({ event }) => event?.txHash === hash).map(({ id }) => id);
    good(await api.applyFix('own', idOf('0xa2'), settle({ kind: 'own-wallet', wallet: 'Ledger' })));
    good(await api.applyFix('own', idOf('0xa3'), settle({ kind: 'spend' })));
    const later = [
      ...first,
      line('b1', '2024-03-05', [OWN, LEDGER], '1'),
      line('b2', '2024-03-09', [LEDGER, OWN], '2'),
      line('b3', '2024-03-14', [OWN, SHOP], '1'),
      line('b4', '2024-03-15', [SHOP, OWN], '1'),
    ];
    await importAll(api, [rows(later)]);
    const [remedy] = good(await api.questions('own')).remedies;
    // What the shop sent back is not what was paid there.
    expect(remedy).toMatchObject({
      kind: 'known-addresses',
      count: 3,
      answers: [
        { address: LEDGER, direction: 'out', as: { kind: 'own-wallet', wallet: 'Ledger' } },
        { address: LEDGER, direction: 'in', as: { kind: 'own-wallet', wallet: 'Ledger' } },
        { address: SHOP, direction: 'out', as: { kind: 'spend' } },
      ],
    });
  });

  it('begins with the file that is missing: an address that spends more than it had lacks its internal transactions', async () => {
    const api = testLedger();
    const line = (hash: string, day: string, [from, to]: readonly [string, string], amount: string) =>
      [`0x${hash}`, '1', String(Date.parse(`${day}T10:00:00Z`) / 1000), `${day} 10:00:00`, from, to, '']
        .concat(to === OWN ? [amount, '0'] : ['0', amount], ['0', '0', '0', '3000', '', '', 'Transfer'])
        .map((cell) => `"${cell}"`)
        .join(',');
    const rows = [
      line('a1', '2024-03-01', [SHOP, OWN], '1'),
      line('a2', '2024-03-03', [OWN, LEDGER], '2'),
      line('a3', '2024-03-04', [OWN, SHOP], '0.5'),
    ];
    await importAll(api, [textFile(`export-${OWN}.csv`, [HEADER, ...rows].join('\n'))]);
    const { remedies } = good(await api.questions('own'));
    expect(remedies).toMatchObject([{ kind: 'internal-file', count: 2, asset: 'ETH', missing: '1.5' }]);
  });

  it('has one answer for all tokens that came unasked, whatever file they stand in, and the income has an end then', async () => {
    const api = testLedger();
    const header =
      '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","TokenValue","USDValueDayOfTx","ContractAddress","TokenName","TokenSymbol"';
    const other = `0x${'0'.repeat(38)}dd`;
    const token = (own: string, no: number) =>
      [`0x${no}f${own.slice(-2)}`, '1', String(1_709_366_700 + no), `2024-03-02 08:05:0${no}`, SHOP, own, '5000', 'N/A']
        .concat(`0x${'9'.repeat(39)}${no}`, `Visit bait-${no}.example to claim`, `BAIT${no}`)
        .map((cell) => `"${cell}"`)
        .join(',');
    const file = (own: string) =>
      textFile(`export-token-${own}.csv`, [header, token(own, 1), token(own, 2), ''].join('\n'));
    await importAll(api, [file(OWN), file(other)]);
    const before = good(await api.questions('own'));
    expect(before.view.years[0]?.income.high).toBeNull();
    expect(before.questions.map(({ kind, cardIds }) => [kind, cardIds.length])).toEqual([['row', 4]]);
    const [remedy] = before.remedies;
    expect(remedy).toMatchObject({ kind: 'unasked-tokens', count: 4, years: [2024] });
    good(await api.applyFix('own', remedy?.kind === 'unasked-tokens' ? remedy.cardIds : [], { kind: 'ignore-row' }));
    const after = good(await api.questions('own'));
    expect([after.questions, after.remedies, after.view.open]).toEqual([[], [], 0]);
    good(await api.undo('own'));
    expect(good(await api.questions('own')).remedies).toEqual(before.remedies);
  });

  it('knows what happened beside a movement and how often the address was met', async () => {
    const api = testLedger();
    const wallet = quietWallet();
    await importAll(api, [textFile(wallet.name, wallet.text)]);
    const { questions } = good(await api.questions('own'));
    const pool = questions.find(({ card }) => card.event?.address === wallet.addresses.pool);
    const facts = good(await api.questionFacts('own', pool?.cardIds ?? []));
    expect(facts.address).toMatchObject({ arrived: 70, left: 0 });
    expect(facts.neighbours).toHaveLength(4);
    expect(facts.neighbours.every(({ address }) => address !== wallet.addresses.pool)).toBe(true);
    expect(facts.neighbours.map(({ at }) => at)).toEqual(facts.neighbours.map(({ at }) => at).toSorted());
    expect(facts.members).toHaveLength(5);
  });

  it('values every entry of a coin and a month by one price', async () => {
    const api = testLedger();
    const event = (id: string, amount: string, day: string) => ({
      id,
      at: `2024-02-${day}T10:00:00Z`,
      kind: 'income' as const,
      incomeKind: 'staking' as const,
      wallet: 'A',
      in: { asset: 'ZZZ', amount },
    });
    good(await api.applyEdit('own', { kind: 'add', why: 'add', event: event('a', '4', '01') }));
    good(await api.applyEdit('own', { kind: 'add', why: 'add', event: event('b', '2.5', '03') }));
    const { questions, remedies } = good(await api.questions('own'));
    expect(remedies).toEqual([{ kind: 'fetch-prices', count: 2 }]);
    expect(questions).toMatchObject([
      { kind: 'price', shares: 'span', amount: { asset: 'ZZZ', amount: '6.5' }, effect: null },
    ]);
    good(await api.applyFix('own', questions[0]?.cardIds ?? [], { kind: 'set-price', priceEur: '0.333' }));
    const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 }));
    expect(rows.map(({ valueEur }) => valueEur)).toEqual(['0.83', '1.33']);
    expect(good(await api.questions('own')).questions).toEqual([]);
  });
});

function widthOf(range: { readonly low: string | null; readonly high: string | null } | undefined): number | null {
  return range === undefined || range.low === null || range.high === null
    ? null
    : Number(range.high) - Number(range.low);
}
