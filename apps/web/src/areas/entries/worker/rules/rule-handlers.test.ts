import { describe, expect, it } from 'vitest';
import { busyWallet } from '../../../../testing/busy-wallet.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';
import type { RuleDraft } from '../../rule-types.ts';

const wallet = busyWallet();
const { addresses } = wallet;

async function ledgerOfWallet() {
  const api = testLedger();
  await importAll(api, [textFile(wallet.name, wallet.text)]);
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
    const api = await ledgerOfWallet();
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
    expect(good(await api.questions('own')).view.years[0]).toEqual(year?.after);
    expect(good(await api.tryRule('own', { ...POOL, id }))).toMatchObject({ open: 0, past: { same: 700, other: 0 } });

    good(await api.undo('own'));
    expect(good(await api.questions('own')).view.years).toEqual(before.view.years);
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own')).rules).toEqual([]);
  });

  it('lets the first rule answer, in an order that can be changed and undone', async () => {
    const api = await ledgerOfWallet();
    const small = good(await api.saveAnswerRule(SMALL_OUT));
    const shop: RuleDraft = { name: 'Shop', when: { address: addresses.shop }, means: { kind: 'sale' } };
    expect(good(await api.tryRule('own', shop))).toMatchObject({ open: 0, taken: 330 });
    const other = good(await api.saveAnswerRule(shop));
    expect(good(await api.ruleBook('own')).answers).toEqual({ [small]: 340 });
    good(await api.orderRules([other, small]));
    const ordered = good(await api.ruleBook('own'));
    expect(ordered.rules.map(({ name }) => name)).toEqual(['Shop', 'Small payments']);
    expect(ordered.answers).toEqual({ [other]: 330, [small]: 10 });
    // An edited rule keeps its place.
    good(await api.saveAnswerRule({ ...shop, id: other, name: 'Book shop' }));
    expect(good(await api.ruleBook('own')).rules.map(({ name }) => name)).toEqual(['Book shop', 'Small payments']);
    good(await api.undo('own'));
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own')).answers).toEqual({ [small]: 340 });
  });

  it('leaves out spam and dust by amount, and puts it back with one step', async () => {
    const api = await ledgerOfWallet();
    const dust: RuleDraft = {
      name: 'Dust',
      when: { direction: 'out', below: { amount: '0.005', unit: 'coin' }, asset: 'ETH' },
      means: { kind: 'ignore' },
    };
    expect(good(await api.tryRule('own', dust)).open).toBe(5);
    const id = good(await api.saveAnswerRule(dust));
    good(await api.applyRules('own', id));
    expect(good(await api.reviewList('own', { offset: 0, limit: 0 })).total).toBe(1_225);
    good(await api.undo('own'));
    expect(good(await api.reviewList('own', { offset: 0, limit: 0 })).total).toBe(1_230);
  });

  it('knows whose an address is: an own wallet in both directions, a payee only as paid; rules come first', async () => {
    const api = await ledgerOfWallet();
    good(await api.saveAddress({ address: addresses.own, chain: 'ethereum', name: 'Ledger', kind: 'own' }));
    good(await api.saveAddress({ address: addresses.pool, chain: '', name: 'Pool', kind: 'payee' }));
    // The same address on another chain is another entry.
    good(await api.saveAddress({ address: addresses.own, chain: 'polygon', name: 'Other', kind: 'spam' }));
    const { addresses: kept, answers, chains } = good(await api.ruleBook('own'));
    expect(kept.map(({ name, chain }) => `${name} ${chain}`)).toEqual(['Ledger ethereum', 'Other polygon', 'Pool ']);
    expect(chains.find(({ id }) => id === 'ethereum')?.name).toBe('Ethereum');
    const [ledger] = kept;
    expect(answers).toEqual({ [ledger?.id ?? '']: 100 });
    good(await api.applyRules('own'));
    const { rows } = good(await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 1 }));
    expect(rows[0]).toMatchObject({ kind: 'transfer', toWallet: 'Ledger' });
    // Whoever renames the address keeps one entry.
    good(await api.saveAddress({ ...ledger, address: `${addresses.own}0`, chain: '', name: 'Ledger', kind: 'own' }));
    expect(good(await api.ruleBook('own')).addresses).toHaveLength(3);
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
    expect(book.rules).toMatchObject([rule]);
    expect(book.met).toMatchObject([{ address: addresses.shop, kind: 'payee', count: 330 }]);
    good(await api.undo('own'));
    expect(good(await api.ruleBook('own'))).toMatchObject({ rules: [], met: [] });
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
    expect(after.rules).toHaveLength(1);
    expect(after.addresses).toHaveLength(1);
  });
});
