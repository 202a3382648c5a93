import { describe, expect, test } from 'vitest';
import { refusal, run } from '../testing/run.ts';

const ledger = JSON.stringify({
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'b1',
      kind: 'buy',
      at: '2018-02-01T10:00:00Z',
      wallet: 'w',
      in: { asset: 'BTC', amount: '1' },
      valueEur: '8000.00',
    },
    {
      id: 's1',
      kind: 'sell',
      at: '2018-05-01T10:00:00Z',
      wallet: 'w',
      out: { asset: 'BTC', amount: '1' },
      valueEur: '14000.00',
    },
  ],
});
const profile = JSON.stringify({ years: { 2018: { taxableIncome: '30000' } } });
const files = { 'ledger.json': ledger, 'profile.json': profile };
const ask = ['years', 'ledger.json', '--profile', 'profile.json', '--effective', '2021-10-11', '--json'];

describe('cryptax years', () => {
  test('a year that was not declared: the whole gain, its tax, and 18 months of interest on the income tax', async () => {
    const { code, out } = await run(ask, files);
    expect(code).toBe(0);
    const [year] = JSON.parse(out).years;
    // Rule book 6.6: 30,000 -> 5,348 and 36,000 by the tariff of 2018.
    const { out: asked } = await run(['tariff', '--year', '2018', '--income', '36000', '--json']);
    const more = Number(JSON.parse(asked).incomeTax) - 5348;
    expect(year).toMatchObject({
      year: 2018,
      declared: { taxable: '0.00', tax: '0.00' },
      computed: { privateSales: '6000.00', taxable: '6000.00' },
      difference: { taxable: '6000.00', incomeTax: `${more}.00` },
      interest: { months: 18, base: `${more - (more % 50)}.00` },
      openUntil: { ordinary: '2025-12-31', reckless: '2026-12-31', evasion: '2031-12-31' },
    });
    expect(year.interest.amount).toBe(`${Math.floor(((more - (more % 50)) * 18 * 15) / 10_000)}.00`);
  });

  test('what was declared as it is differs in nothing, and what was filed early closes early', async () => {
    const declared = JSON.stringify({ 2018: { privateSales: '6000.00', filedIn: 2019 } });
    const { out } = await run([...ask, '--declared', 'declared.json'], { ...files, 'declared.json': declared });
    expect(JSON.parse(out).years[0]).toMatchObject({
      difference: { privateSales: '0.00', taxable: '0.00', tax: '0.00' },
      interest: { amount: '0.00' },
      openUntil: { ordinary: '2023-12-31' },
    });
  });

  test('evaded: half a percent for each month since it was due, less the interest that runs anyway', async () => {
    const declared = JSON.stringify({ 2018: { dueOn: '2019-10-15', filedIn: 2019 } });
    const { out } = await run([...ask, '--declared', 'd.json', '--paid', '2021-11-30'], {
      ...files,
      'd.json': declared,
    });
    const [{ interest, ifEvaded }] = JSON.parse(out).years;
    expect(ifEvaded).toMatchObject({ from: '2019-10-16', months: 25, credited: interest.amount });
    expect(ifEvaded.amount).toBe(
      `${Math.floor((Number(interest.base) * 25 * 50) / 10_000) - Number(interest.amount)}.00`,
    );
  });

  test('printed, a year with a difference says when a lawyer comes first', async () => {
    const { out } = await run(ask.slice(0, -1), files);
    expect(out).toMatch(/2018 +0\.00 +6000\.00 +6000\.00/);
    expect(out).toContain('section 371 AO');
  });

  test.each([
    ['{"2018": {"private_sales": "1"}}', '2018.private_sales is not known'],
    ['{"2018": {"privateSales": 1}}', '2018.privateSales is not an amount'],
    ['{"2018": {"toString": "1"}}', '2018.toString is not known'],
    ['{"2018": {"dueOn": "15.10.2019"}}', '2018.dueOn is not a day'],
    ['{"18": {}}', '"18" is not a year'],
  ])('%s is refused', async (declared, message) => {
    const answer = await refusal([...ask, '--declared', 'd.json'], { ...files, 'd.json': declared });
    expect(answer).toContain(message);
  });

  test.each([
    ['{"taxableIncome": "1"}', 'profile.json: taxableIncome is no field of a tax profile\n'],
    ['{"years": {"2018": {"taxableIncome": 1}}}', 'years.2018.taxableIncome must be an amount as text'],
    ['{"openingLoss": {"income": "-1"}}', 'openingLoss.income must not be negative\n'],
    ['{"years": {"2018": {"church": 7}}}', 'years.2018.church must be 8 or 9 (percent), or left out\n'],
    ['[]', 'profile.json: the profile has a value that does not fit\n'],
  ])('a profile %s is refused in words', async (text, message) => {
    expect(`${await refusal(ask, { ...files, 'profile.json': text })}\n`).toContain(message);
  });
});
