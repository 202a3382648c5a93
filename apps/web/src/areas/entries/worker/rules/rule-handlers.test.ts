import { describe, expect, it } from 'vitest';
import { EVERY, type LabelDraft, type RuleDraft } from '../../../../platform/ledger/rule-types.ts';
import { busyWallet, quietWallet } from '../../../../testing/busy-wallet.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

const wallet = quietWallet();
// The same counterparties.
const { addresses } = wallet;

async function ledgerOfWallet({ name, text } = wallet) {
  const api = testLedger();
  await importAll(api, [textFile(name, text)]);
  return api;
}

const POOL: RuleDraft = {
  name: 'Pool',
  when: { address: addresses.pool.toUpperCase().replace('0X', '0x'), direction: 'in' },
  means: { kind: 'income', incomeKind: 'mining' },
};
const SMALL_OUT: RuleDraft = {
  name: 'Small payments',
  when: { direction: 'out', asset: 'eth', below: { amount: '0.02', unit: 'coin' } },
  means: { kind: 'spend' },
};

describe('rules and the address book', () => {
  it('tries a rule with its effect on the years and writes nothing, then answers all of it in one step', async () => {
    const api = await ledgerOfWallet(busyWallet());
    const before = good(await api.questions('own'));
    const trial = good(await api.tryRule('own', POOL));
    expect(trial).toMatchObject({ open: 700, taken: 0, past: { same: 0, other: 0 } });
    expect(trial.examples).toHaveLength(3);
    // The income is known to the cent then; what the coins of the exchange cost is as open as before.
    const [year] = trial.years;
    expect(year).toMatchObject({ year: 2024, after: { income: { low: '23269.59' } } });
    expect(year?.before.income).toEqual(before.view.years[0]?.income);
    expect(good(await api.questions('own'))).toEqual(before);

    const id = good(await api.saveAnswerRule(POOL));
    const offered = good(await api.questions('own'));
    expect(offered.remedies[0]).toEqual({ kind: 'rules', count: 700, by: [{ id, name: 'Pool', count: 700 }] });
    expect(good(await api.applyRules('own', id)).changed).toBe(700);
    // What was tried is what came.
    expect(good(await api.questions('own')).view.years[0]).toMatchObject({ ...year?.after });
    expect(good(await api.tryRule('own', { ...POOL, id }))).toMatchObject({ open: 0, past: { same: 700, other: 0 } });

    good(await api.undo('own'));
    expect(good(await api.questions('own')).view.years).toEqual(before.view.years);
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own')).list).toEqual([]);
  });

  it('lets the first rule answer, in an order that can be changed and undone', async () => {
    const api = await ledgerOfWallet();
    const small = good(await api.saveAnswerRule(SMALL_OUT));
    const shop: RuleDraft = { name: 'Shop', when: { address: addresses.shop }, means: { kind: 'sale' } };
    expect(good(await api.tryRule('own', shop))).toMatchObject({ open: 0, taken: 33 });
    const other = good(await api.saveAnswerRule(shop));
    expect(good(await api.ruleBook('own')).counts).toEqual({ [small]: 43 });
    good(await api.orderRules([other, small]));
    const ordered = good(await api.ruleBook('own'));
    expect(ordered.list.map(({ name }) => name)).toEqual(['Shop', 'Small payments']);
    expect(ordered.counts).toEqual({ [other]: 33, [small]: 10 });
    // An edited rule keeps its place.
    good(await api.saveAnswerRule({ ...shop, id: other, name: 'Book shop' }));
    expect(good(await api.ruleBook('own')).list.map(({ name }) => name)).toEqual(['Book shop', 'Small payments']);
    good(await api.undo('own'));
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own')).counts).toEqual({ [small]: 43 });
  });

  it('says what the years would be if movements were left out, writes nothing, and that is what comes', async () => {
    const api = await ledgerOfWallet();
    const before = good(await api.questions('own'));
    const question = before.questions.find(({ kind }) => kind === 'outflow');
    const tried = good(await api.tryAnswer('own', question?.cardIds ?? [], { kind: 'ignore-row' }));
    expect(tried.years.length).toBeGreaterThan(0);
    expect(good(await api.questions('own'))).toEqual(before);
    good(await api.applyFix('own', question?.cardIds ?? [], { kind: 'ignore-row' }));
    const after = good(await api.questions('own')).view.years;
    for (const year of tried.years) expect(after.find((one) => one.year === year.year)).toMatchObject(year.after);
  });

  it('leaves out spam and dust by amount, and puts it back with one step', async () => {
    const api = await ledgerOfWallet();
    const dust: RuleDraft = {
      name: 'Dust',
      when: { direction: 'out', below: { amount: '0.005', unit: 'coin' }, asset: 'ETH' },
      means: { kind: 'ignore' },
    };
    // Below 0.005 stand 0.003 and 0.004, in the column of what left.
    const rows = wallet.text.match(/"0","0\.00[34]","0",/g)?.length;
    expect(rows).toBe(9);
    expect(good(await api.tryRule('own', dust)).open).toBe(rows);
    const id = good(await api.saveAnswerRule(dust));
    good(await api.applyRules('own', id));
    expect(good(await api.reviewList('own', { offset: 0, limit: 0 })).total).toBe(123);
    good(await api.undo('own'));
    expect(good(await api.reviewList('own', { offset: 0, limit: 0 })).total).toBe(132);
  });

  it('knows whose an address is: an own wallet in both directions, a payee only as paid; rules come first', async () => {
    const api = await ledgerOfWallet();
    good(await api.saveAddress({ address: addresses.own, chain: 'ethereum', name: 'Ledger', kind: 'own' }));
    good(await api.saveAddress({ address: addresses.pool, chain: '', name: 'Pool', kind: 'payee' }));
    // The same address on another chain is another entry.
    good(await api.saveAddress({ address: addresses.own, chain: 'polygon', name: 'Other', kind: 'spam' }));
    const { list, counts, chains } = good(await api.ruleBook('own'));
    const kept = list.flatMap((rule) => (rule.of === 'address' ? [rule.party] : []));
    expect(kept.map(({ name, chain }) => `${name} ${chain}`)).toEqual(['Ledger ethereum', 'Other polygon', 'Pool ']);
    expect(chains.find(({ id }) => id === 'ethereum')?.name).toBe('Ethereum');
    const [ledger] = kept;
    expect(counts).toEqual({ [ledger?.id ?? '']: 10 });
    good(await api.applyRules('own'));
    const { rows } = good(await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 1 }));
    expect(rows[0]).toMatchObject({ kind: 'transfer', toWallet: 'Ledger' });
    // Whoever renames the address keeps one entry.
    good(await api.saveAddress({ ...ledger, address: `${addresses.own}0`, chain: '', name: 'Ledger', kind: 'own' }));
    expect(good(await api.ruleBook('own')).list).toHaveLength(3);
  });

  it('has one order for all kinds: of an address and a rule by coin that fit the same movement, the first one answers', async () => {
    const api = await ledgerOfWallet();
    const small = good(await api.saveAnswerRule(SMALL_OUT));
    const shop = { address: addresses.shop, chain: '', name: 'Book shop', kind: 'own' } as const;
    // Behind all rules until the list is put in order.
    expect(good(await api.tryAddress('own', shop))).toMatchObject({ open: 0, taken: 33 });
    const address = good(await api.saveAddress(shop));
    expect(good(await api.ruleBook('own')).counts).toEqual({ [small]: 43 });
    good(await api.orderRules([address, small]));
    expect(good(await api.ruleBook('own')).counts).toEqual({ [address]: 33, [small]: 10 });
    // What is edited keeps its place, also under another id, and is tried there; what is new stands behind.
    const edited = { ...shop, id: address, chain: 'ethereum' };
    expect(good(await api.tryAddress('own', edited))).toMatchObject({ open: 33, taken: 0 });
    const moved = good(await api.saveAddress(edited));
    expect(moved).not.toBe(address);
    expect(good(await api.ruleBook('own')).list.map(({ id }) => id)).toEqual([moved, small]);
    const paid: RuleDraft = { name: 'Paid', when: { address: addresses.shop }, means: { kind: 'spend' } };
    expect(good(await api.tryRule('own', paid))).toMatchObject({ open: 0, taken: 33 });
    expect(good(await api.applyRules('own', moved)).changed).toBe(33);
    const { rows } = good(await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 1 }));
    expect(rows[0]).toMatchObject({ kind: 'transfer', toWallet: 'Book shop' });
  });

  it('tries a label on booked entries with its effect, names them in one step, and lets a rule before it stand', async () => {
    const api = testLedger();
    const event = (id: string, at: string, address: string) => ({
      ...{ id, at, kind: 'income', incomeKind: 'other', wallet: 'Kraken', address },
      ...{ in: { asset: 'ETH', amount: '1' }, valueEur: '300' },
    });
    const fileOf = (name: string, events: readonly object[]) =>
      textFile(name, JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
    await importAll(api, [
      fileOf('first.json', [event('a', '2024-03-01T10:00:00Z', '0xaa'), event('b', '2024-03-02T10:00:00Z', '0xbb')]),
    ]);
    const gift: LabelDraft = {
      name: 'Gifts',
      match: { kind: 'income:other', asset: 'ETH', wallet: EVERY, format: EVERY },
      label: 'gift-in',
    };
    const trial = good(await api.tryLabel('own', gift));
    expect(trial).toMatchObject({ open: 2, taken: 0, past: { same: 0 }, worth: '600' });
    // Income of 600 euro would be none.
    expect(trial.years).toMatchObject([{ year: 2024, after: { income: { low: '0.00', high: '0.00' } } }]);
    expect(trial.examples).toHaveLength(2);
    const id = good(await api.saveLabel(gift));
    const kindOf = async (each: string) => good(await api.eventDetail('own', each)).row.kind;
    expect(await kindOf('a')).toBe('income');

    // A rule for one of the addresses is written; labels stand first, until it is moved before them.
    const answer = {
      name: 'Pool',
      when: { address: '0xBB' },
      means: { kind: 'income', incomeKind: 'mining' },
    } as const;
    const pool = good(await api.saveAnswerRule(answer));
    expect(good(await api.ruleBook('own')).list.map(({ name }) => name)).toEqual(['Gifts', 'Pool']);
    good(await api.orderRules([pool, id]));
    expect(good(await api.tryLabel('own', { ...gift, id }))).toMatchObject({ open: 1, taken: 1, worth: '300' });
    await importAll(api, [
      fileOf('later.json', [event('c', '2024-04-01T10:00:00Z', '0xaa'), event('d', '2024-04-02T10:00:00Z', '0xbb')]),
    ]);
    expect([await kindOf('c'), await kindOf('d')]).toEqual(['gift-in', 'income']);
    expect(good(await api.applyRules('own', id)).changed).toBe(1);
    expect([await kindOf('a'), await kindOf('b')]).toEqual(['gift-in', 'income']);
    expect(good(await api.ruleBook('own')).counts).toEqual({ [id]: 2 });
    good(await api.undo('own'));
    expect(await kindOf('a')).toBe('income');
  });

  it('remembers an answer as a rule in the same step, and offers addresses of answers for the book', async () => {
    const api = await ledgerOfWallet();
    const { questions } = good(await api.questions('own'));
    const shop = questions.find(({ card }) => card.event?.address === addresses.shop);
    const rule: RuleDraft = {
      name: 'Shop',
      when: { address: addresses.shop, direction: 'out' },
      means: { kind: 'spend' },
    };
    const fix = { kind: 'settle-transfer', as: { kind: 'spend' } } as const;
    good(await api.applyFix('own', shop?.cardIds ?? [], fix, rule));
    const book = good(await api.ruleBook('own'));
    expect(book.list).toMatchObject([{ of: 'answer', rule }]);
    expect(book.met).toMatchObject([{ address: addresses.shop, kind: 'payee', count: 33 }]);
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own'))).toMatchObject({ list: [], met: [] });
  });

  it('is part of a backup', async () => {
    const api = await ledgerOfWallet();
    good(await api.saveAnswerRule(POOL));
    good(await api.saveAddress({ address: addresses.own, chain: '', name: 'Ledger', kind: 'own' }));
    const bytes = good(await api.backup());
    const other = testLedger();
    good(await other.restore(new File([bytes], 'backup'), { mode: 'replace' }));
    const [before, after] = [good(await api.ruleBook('own')), good(await other.ruleBook('own'))];
    expect(after).toEqual(before);
    expect(after.list.map(({ of }) => of)).toEqual(['answer', 'address']);
  });
});
