// @vitest-environment node
/**
 * Everything a figure rests on, on two devices of one account against the real server: choices, prices, wallets, mappings, sealed
 * reports, the journal and the files. What one decided the other shows; what both decided at once stands field by field.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TransactionRow } from '@cryptax/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { freePort, type ServerProcess, startServer } from '../../../testing/server-process.ts';
import { type Account, accountClient, encrypted, READABLE } from '../../../testing/sync-device.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';
import { encryptEvent } from '../sync/cipher.ts';
import { changeOf, cloudWith, type Seal } from '../sync/cloud.ts';
import type { KeptKey } from '../sync/key-shelf.ts';
import { nameOf } from '../sync/row-names.ts';

/** Numbers of the exchange and amounts carry a word, so that they are known again wherever they lie. */
const kraken = (word: string, amount: string) =>
  [
    '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
    `"${word}L1","${word}T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000`,
    `"${word}L2","${word}T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",${amount},0,${amount}`,
    `"${word}L3","${word}T2","2024-05-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",250.0000,1.0000,848.0000`,
    `"${word}L4","${word}T2","2024-05-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",-0.0050000000,0,0.0050000000`,
  ].join('\n');
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

describe('what figures rest on', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cryptax-records-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer(dataDir, await freePort(), { CRYPTAX_DEFAULT_PLAN: 'pro' });
  });
  beforeEach(() => vi.stubGlobal('fetch', localFetch));
  afterAll(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const register = async (name: string): Promise<Account> => {
    const credentials = { email: `${name}@example.org`, password: 'correct horse battery' };
    const { data, error } = await accountClient(server.port).auth.signUp(credentials);
    if (error) throw error;
    return { userId: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  };
  const device = () => testLedger({ now: () => new Date().toISOString() });
  const sync = async (api: LedgerApi, { userId, token }: Account, seal: Seal) => {
    good(await api.beginSync({ userId, label: userId }));
    const { form, head, changesAfter, send } = cloudWith(
      { client: accountClient(server.port, token), userId, book: 'first' },
      seal,
    );
    good(await api.sync({ userId, form, deletions: { allow: 99 } }, head, changesAfter, send));
  };

  test.each(['readable', 'sealed'] as const)('is the same on both, and field by field (%s)', async (form) => {
    const account = await register(`records-${form}`);
    const seal = form === 'readable' ? READABLE : await encrypted(server.port, account);
    const [a, b] = [device(), device()];
    const round = async (...devices: readonly LedgerApi[]) => {
      for (const each of devices) await sync(each, account, seal);
    };
    await fill(a);
    const made = await kept(a);
    expect(made).toMatchObject({ sealed: [{ year: 2024 }], prices: [{ asset: 'BTC' }], files: [{ name: 'own.csv' }] });
    await round(a, b);
    expect(await kept(b)).toEqual(made);

    // At once on both, without a connection: different fields and things both stand.
    const settings = good(await a.taxSettings());
    good(await a.setTaxSettings({ ...settings, match: { ...settings.match, wrapping: 'swap' } }));
    good(await b.setTaxSettings({ ...settings, profile: { ...settings.profile, spouseCarryForward: 'both' } }));
    good(await a.saveManualPrice({ asset: 'ETH', day: '2024-02-02', price: '2100', currency: 'EUR' }));
    good(await b.saveManualPrice({ asset: 'BTC', day: '2024-01-01', price: '39000', currency: 'EUR' }));
    good(await b.setPersonData({ ...good(await b.personData()), taxNumber: '12/345/67890' }));
    const scan = made.evidence[0]?.id ?? '';
    good(await b.describeEvidence('own', scan, { name: 'Auszug.txt', about: 'Einzahlung' }));
    await round(a, b, a);
    const both = await kept(a);
    expect(await kept(b)).toEqual(both);
    expect(both.tax).toMatchObject({
      match: { wrapping: 'swap' },
      profile: { spouseCarryForward: 'both', years: { 2024: { taxableIncome: '50000' } } },
    });
    expect(both.prices).toEqual([
      { asset: 'BTC', day: '2024-01-01', price: '39000', currency: 'EUR' },
      { asset: 'ETH', day: '2024-02-02', price: '2100', currency: 'EUR' },
    ]);
    expect(both.evidence).toMatchObject([{ name: 'Auszug.txt', about: 'Einzahlung' }]);
    expect(both.person).toMatchObject({ name: 'Mara Muster', taxNumber: '12/345/67890' });

    // Of the same field the later word stands, also when it is that there is none.
    good(await a.saveManualPrice({ asset: 'BTC', day: '2024-01-01', price: '38000', currency: 'EUR' }));
    good(await b.removeManualPrice({ asset: 'BTC', day: '2024-01-01', currency: 'EUR' }));
    good(await b.removePriceFile('own.csv'));
    good(await a.removeEvidence('own', scan));
    for (const { id } of good(await a.sealedReports('own'))) good(await a.removeSealed(id));
    await round(a, b, a);
    const last = await kept(a);
    expect(await kept(b)).toEqual(last);
    expect(last).toMatchObject({ files: [], sealed: [], evidence: [], prices: [{ asset: 'ETH' }] });
  });

  test('a row that is encrypted under a readable name is refused: no device writes one', async () => {
    const seal = await encrypted(server.port, await register('unnamed'));
    if (seal.key === undefined) throw new Error('no key');
    const id = 'kraken:marksT1';
    const event = { id, kind: 'buy', at: '2024-03-03T08:20:02Z', wallet: 'Kraken', valueEur: '1' } as const;
    const whole = { ...event, in: { asset: 'BTC', amount: '1' } };
    const row = { id, clock: '2026-01-01T00:00:00.000Z-000000-aaaaaaaa', device: 'aaaaaaaa', seq: 1 } as TransactionRow;
    const named = async (name: string) => ({
      ...row,
      id: name,
      cipher: await encryptEvent(seal.key as KeptKey, name, whole),
    });
    const name = await nameOf(seal.key, 'first', id);
    expect(await changeOf(seal, 'first', await named(name))).toMatchObject({ ok: true, value: { id, event: whole } });
    expect(await changeOf(seal, 'first', await named(id))).toEqual({ ok: false, error: { code: 'passphrase' } });
  });

  // Last: the database has to rest to be read.
  test('an account that only its user reads leaves nothing readable in the files of the database', async () => {
    const secrets = (who: keyof typeof ADDRESSES) => [
      // Ids say which exchange it was and its number there, also of what was deleted.
      `${who}T1`,
      `${who}T2`,
      AMOUNTS[who],
      `${who} Muster`,
      `${who}-Nano`,
      `${who}.csv`,
      `${who}-note`,
      `${who}COIN`,
      ADDRESSES[who],
    ];
    for (const [who, form] of [
      ['Offen', 'readable'],
      ['Geheim', 'sealed'],
    ] as const) {
      const account = await register(`tables-${form}`);
      const api = device();
      await fill(api, {
        name: `${who} Muster`,
        wallet: `${who}-Nano`,
        file: `${who}.csv`,
        note: `${who}-note`,
        coin: `${who}COIN`,
        address: ADDRESSES[who],
        word: who,
        amount: AMOUNTS[who],
      });
      const seal = form === 'readable' ? READABLE : await encrypted(server.port, account);
      await sync(api, account, seal);
      const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 }));
      const eventIds = rows.filter(({ kind }) => kind === 'sell').map(({ id }) => id);
      good(await api.applyEdit('own', { kind: 'delete', eventIds, why: 'delete' }));
      await sync(api, account, seal);
      const client = accountClient(server.port, account.token);
      for (const table of ['transactions', 'tombstones']) {
        const { data } = await client.from(table).select('id').eq('user_id', account.userId);
        const readable = (data ?? []).filter(({ id }) => !/^(unread:)?~[A-Za-z0-9+/]{40,}=*$/.test(String(id)));
        expect(readable.length === 0, `${table} ${form}`).toBe(form === 'sealed');
      }
    }
    await server.kill();
    const found = secretsIn(dataDir, [...secrets('Offen'), ...secrets('Geheim')]);
    expect(secrets('Offen').filter((text) => !found.has(text))).toEqual([]);
    expect(secrets('Geheim').filter((text) => found.has(text))).toEqual([]);
  });
});

const ADDRESSES = {
  Offen: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  Geheim: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const;

const AMOUNTS = { Offen: '0.0123456781', Geheim: '0.0123456782' } as const;

/** Which texts lie in the files of a folder, in tables, indexes and the log of the database alike. */
function secretsIn(folder: string, texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    for (const text of texts) if (bytes.includes(text)) found.add(text);
  }
  return found;
}

const LEDGER = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'l1',
      at: '2024-01-10T12:00:00Z',
      kind: 'buy',
      wallet: 'Tresor',
      in: { asset: 'ADA', amount: '5' },
      valueEur: '3.00',
    },
  ],
});

const FILLING = {
  name: 'Mara Muster',
  wallet: 'Ledger Nano',
  file: 'k.csv',
  note: 'By hand',
  coin: 'BTC',
  address: ADDRESS,
  word: 'marks',
  amount: '0.0100000000',
};

/** One of each kind that is kept beside the entries, and an entry that was changed by hand. */
async function fill(api: LedgerApi, filling = FILLING): Promise<void> {
  const { name, wallet, file, note, coin, address, word, amount } = filling;
  await importAll(api, [textFile(file, kraken(word, amount))]);
  // A ledger file: its entries name no file, and on no device is their wallet "from the file".
  await importAll(api, [textFile('ledger.json', LEDGER)]);
  const settings = good(await api.taxSettings());
  good(
    await api.setTaxSettings({
      ...settings,
      profile: { ...settings.profile, years: { 2024: { taxableIncome: '50000' } } },
    }),
  );
  good(await api.setPersonData({ ...good(await api.personData()), name }));
  good(await api.setDeclared('own', 2022, { declared: { privateSales: '120' }, base: undefined }));
  good(await api.saveManualPrice({ asset: coin, day: '2024-01-01', price: '40000', currency: 'EUR' }));
  good(await api.addPriceFile(textFile('own.csv', `date,symbol,close,currency\n2024-02-01,ETH,2000,EUR\n`)));
  good(await api.addWallets({ name: wallet, type: 'hardware', address, chains: ['bitcoin'] }));
  const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 }));
  const eventIds = rows.filter(({ kind }) => kind === 'sell').map(({ id }) => id);
  good(await api.applyEdit('own', { kind: 'bulk-edit', eventIds, patch: { note }, why: 'note' }));
  good(await api.sealReport({ kind: 'book', book: 'own', year: 2024 }));
  // More than one piece of the log.
  const scan = textFile(`${wallet}.txt`, `${note} `.repeat(2_000));
  good(await api.addEvidence('own', { kind: 'wallet', id: wallet }, scan, note));
}

/** What a person sees of it on a device. */
async function kept(api: LedgerApi) {
  const report = { kind: 'book', book: 'own', year: 2024 } as const;
  const changes = good(await api.reportLines(report, { list: 'changes', offset: 0, limit: 99 }));
  const journal = good(await api.journal('own'));
  const prices = good(await api.manualPrices());
  return {
    tax: good(await api.taxSettings()),
    person: good(await api.personData()),
    past: good(await api.pastYears('own', '2026-12-31')),
    prices: prices.toSorted((one, other) => (one.asset < other.asset ? -1 : 1)),
    files: good(await api.priceFiles()),
    wallets: good(await api.walletList('own')).wallets.map(({ name, type, holdings, file }) => [
      name,
      type,
      holdings,
      file,
    ]),
    mappings: good(await api.mappings()),
    sealed: good(await api.sealedReports('own')),
    evidence: good(await api.evidence('own', { kind: 'wallet', id: FILLING.wallet })),
    changes: changes.rows,
    // Of another device too, as steps that cannot be taken back here.
    steps: journal.filter(({ why }) => why !== 'sync').map(({ at, kind }) => `${at} ${kind}`),
  };
}
