import { describe, expect, test } from 'vitest';
import { defineFormat } from '../formats/format.ts';
import { FORMATS } from '../formats/registry.ts';
import { importFiles } from '../import-files.ts';
import { textPiece } from '../read/text-piece.ts';
import { textTable } from '../read/text-table.ts';
import { detectFormat } from './detect-format.ts';
import { findColumn, matchesHeader, normalizeHeader } from './header-template.ts';

const table = (text: string) => textTable('f.csv', [textPiece(text)], ',');
const base = defineFormat({
  id: 'one',
  source: 'One',
  sourceKind: 'exchange',
  idSpace: 'one',
  layouts: [['Date', 'Coin', 'Amount', 'Status']],
  signature: ['Date', 'Coin', 'Amount'],
  columns: { date: 'Date', asset: 'Coin', amount: 'Amount' },
  date: { layouts: ['iso'], zone: 'UTC' },
  kind: 'deposit',
});

describe('headers', () => {
  test('a varying part is matched and remembered', () => {
    const captures: Record<string, string> = {};
    const headers = ['Txhash', 'Value_IN(ETH)', 'Time(UTC+01:00)', 'EUR Subtotal'].map(normalizeHeader);
    expect(findColumn('Value_IN({asset})', headers, captures)).toBe(1);
    expect(findColumn('Time(UTC{offset})', headers, captures)).toBe(2);
    expect(findColumn('{fiat} Subtotal', headers, captures)).toBe(3);
    expect(captures).toEqual({ asset: 'eth', offset: '+01:00', fiat: 'eur' });
  });

  test('columns of one name are counted, names are compared without dress', () => {
    const headers = ['\uFEFF"Type"', 'Cur.', ' cur. '].map(normalizeHeader);
    expect(findColumn('type', headers)).toBe(0);
    expect(findColumn('Cur.#2', headers)).toBe(2);
    expect(findColumn('Cur.#3', headers)).toBe(-1);
    expect(findColumn(['Missing', 'Cur.'], headers)).toBe(1);
    expect(matchesHeader('Price (EUR)', normalizeHeader('price  (eur)'))).toBe(true);
  });
});

test('a placeholder for money does not take a coin for it', () => {
  const headers = ['Amount BTC', 'Amount CHF'].map(normalizeHeader);
  expect(findColumn('Amount {fiat}', headers)).toBe(1);
});

describe('confidence', () => {
  test.each([
    ['Date,Coin,Amount,Status', 1, 'exact'],
    ['Status,Amount,Coin,Date', 0.95, 'reordered'],
    ['Date,Coin,Amount,Status,Note', 0.94, 'reordered'],
  ])('%s', (header, confidence, how) => {
    const { match } = detectFormat([table(`${header}\n`)], [base]);
    expect(match).toMatchObject({ confidence: expect.closeTo(confidence, 5), how });
  });

  test('the signature is enough, unless a forbidden header is there', () => {
    const header = 'Date,Coin,Amount,Other,More,Fee';
    expect(detectFormat([table(`${header}\n`)], [base]).match?.how).toBe('signature');
    expect(detectFormat([table(`${header}\n`)], [{ ...base, absent: ['Fee'] }]).match).toBeUndefined();
  });

  test('columns of one name are trusted only in their order', () => {
    const layout = ['Type', 'Buy', 'Cur.', 'Sell', 'Cur.', 'Date'];
    const columns = { date: 'Date', buyAmount: 'Buy', buyAsset: 'Cur.', sellAmount: 'Sell', sellAsset: 'Cur.#2' };
    const twice = { ...base, layouts: [layout], signature: layout, columns };
    const how = (header: string) => detectFormat([table(`${header}\n`)], [twice]).match?.how;
    expect(how('Type,Buy,Cur.,Note,Sell,Cur.,Date')).toBe('reordered');
    expect(how('Date,Cur.,Sell,Cur.,Buy,Type')).toBeUndefined();
    expect(how('Cur.,Date,Type,Buy,Cur.,Sell')).toBeUndefined();
  });

  test('title lines above the header are passed over', () => {
    expect(detectFormat([table('My exchange\nUser,Max\n\nDate,Coin,Amount,Status\n')], [base]).match?.headerLine).toBe(
      4,
    );
  });

  test('two formats with the same header are a question, a generic one gives way', () => {
    const text = 'Date,Coin,Amount,Status\n2024-01-01 00:00:00,BTC,1,x\n';
    const twin = { ...base, id: 'two' };
    const both = detectFormat([table(text)], [base, twin]);
    expect(both.match).toBeUndefined();
    expect(both.candidates.map(({ definition }) => definition.id)).toEqual(['one', 'two']);
    expect(detectFormat([table(text)], [base, { ...twin, sourceKind: 'generic' }]).match?.definition.id).toBe('one');
  });
});

describe('a column with a new name', () => {
  const detect = (header: string) => detectFormat([table(`${header}\n`)], FORMATS);
  const idOf = (header: string) => detect(header).match?.definition.id;

  test.each([
    ['kraken-trades', 'txid,ordertxid,pair,time,type,ordertype,price,cost,charge,vol,margin,misc,ledgers'],
    ['kraken-ledgers', 'txid,refid,time,type,kind,aclass,asset,amount,fee,balance'],
    ['bitpanda-legacy', 'ID,Type,In/Out,Amount Fiat,Fee,Fiat,Amount Asset,Asset,State,Created at'],
    ['revolut-account', 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Coin,State,Balance'],
  ])('%s is proposed, not imported without it', (id, header) => {
    expect(idOf(header)).toBeUndefined();
    expect(detect(header).candidates[0]?.definition.id).toBe(id);
  });

  test('does not turn withdrawals into deposits', () => {
    const header = (fee: string) => `Date(UTC+0),Coin,Network,Amount,${fee}Address,TXID,Status`;
    expect(idOf(header(''))).toBe('binance-deposit-history');
    expect(idOf(header('Fee,'))).toBe('binance-withdrawal-history');
    expect(idOf(header('Network Fee,'))).toBeUndefined();
  });

  test('does not make a list of another service one of KuCoin', () => {
    expect(idOf('Time,Coin,Amount,Type,Remark,My notes')).toBe('kucoin-transfers-legacy');
    for (const name of ['Status', 'Balance', 'TxID'])
      expect(idOf(`Time,Coin,Amount,Type,Remark,${name}`)).toBeUndefined();
  });

  test('may be one that adds nothing', () => {
    expect(idOf('txid,ordertxid,pair,time,type,ordertype,price,cost,fee,vol,margin,misc,remark')).toBe('kraken-trades');
    expect(idOf('txid,refid,time,type,subtype,aclass,asset,amount,fee,balance,my notes')).toBe('kraken-ledgers');
  });

  test('a list made by hand may leave columns out, but hide no fee', () => {
    expect(idOf('date,type,asset,amount,total,currency,comment')).toBe('generic-simple');
    for (const name of ['fees', 'Geb.', 'Gebuehr', 'Entgelt', 'commission'])
      expect(idOf(`date,type,asset,amount,total,currency,${name}`)).toBeUndefined();
  });

  test('is missed as well if it was deleted', () => {
    expect(idOf('txid,ordertxid,pair,time,type,price,cost,vol,margin,misc')).toBeUndefined();
    expect(idOf('txid,ordertxid,pair,time,type,price,cost,fee,vol,margin,misc')).toBe('kraken-trades');
    expect(idOf('tradeCreatedAt,symbol,side,price,size,funds,feeCurrency')).toBeUndefined();
  });
});

test('an unknown file says what was tried and loses no row', async () => {
  const content = new TextEncoder().encode('Foo,Bar\n1,2\n3,4\n');
  const { files } = await importFiles([{ name: 'binance-kraken-coinbase.csv', content }]);
  expect(files[0]).toMatchObject({ format: null, confidence: 0, rows: 3, events: 0 });
  expect(files[0]?.issues.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(files[0]?.issues[0]).toMatchObject({ code: 'file.unrecognised' });
  expect(files[0]?.issues[0]?.params.tried).toContain(`${FORMATS.length} formats`);
});

test('the user may name the format, but not one that cannot fit', async () => {
  const content = new TextEncoder().encode('Foo,Bar\n1,2\n');
  const code = async (format: string) =>
    (await importFiles([{ name: 'f.csv', content }], { format })).files[0]?.issues[0]?.code;
  expect(await code('nonsense')).toBe('file.format-unknown');
  expect(await code('kraken-ledgers')).toBe('file.format-does-not-fit');
});

test('a header that nearly fits names the nearest format and what differs', async () => {
  const header = 'txid,refid,Zeitpunkt,Vorgang,aclass,asset,Betrag,balance';
  const content = new TextEncoder().encode(`${header}\n1,2,3,4,5,6,7,8\n`);
  const { files } = await importFiles([{ name: 'export.csv', content }]);
  expect(files[0]?.issues[0]).toMatchObject({
    code: 'file.nearly-known',
    params: {
      format: 'kraken-ledgers',
      source: 'Kraken',
      missing: 'time, type, amount, fee',
      added: 'Zeitpunkt, Vorgang, Betrag',
    },
  });
});
