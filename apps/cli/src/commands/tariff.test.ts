import { describe, expect, test } from 'vitest';
import { refusal, run } from '../testing/run.ts';

/** Figures of rule book 6.5 and 6.6. */
describe('cryptax tariff', () => {
  test('--json prints one document', async () => {
    const { code, out, error } = await run([
      'tariff',
      '--year',
      '2024',
      '--income',
      '50000',
      '--church',
      '9',
      '--json',
    ]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(JSON.parse(out)).toEqual({
      year: 2024,
      income: '50000',
      joint: false,
      incomeTax: '10872.00',
      soli: '0.00',
      churchTax: '978.48',
      total: '11850.48',
    });
  });

  test('--joint splits', async () => {
    const { out } = await run(['tariff', '--year', '2026', '--income', '150000', '--joint', '--json']);
    expect(JSON.parse(out)).toMatchObject({ joint: true, incomeTax: '40728.00', soli: '3.33', total: '40731.33' });
  });

  test('without --json prints a table', async () => {
    const { out } = await run(['tariff', '--year', '2025', '--income', '75000']);
    expect(out).toMatch(/Income tax +20588\.00\nSolidarity surcharge +75\.92\n/);
  });

  test('--batch answers line by line in the same order', async () => {
    const lines = [
      '{"year":2013,"income":50000,"joint":false}',
      '{"year":2017,"income":20000,"joint":false}',
      '',
      '{"year":2020,"income":"14533.99","joint":false,"church":8}\r',
      '{"year":2023,"income":90001,"joint":true,"church":null}',
    ];
    const { code, out } = await run(['tariff', '--batch', 'q.jsonl', '--json'], { 'q.jsonl': lines.join('\n') });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ year: 2013, incomeTax: '12823.00', soli: '705.26' }),
      expect.objectContaining({ year: 2017, incomeTax: '2520.00', soli: '138.60', churchTax: '0.00' }),
      expect.objectContaining({
        year: 2020,
        income: '14533.99',
        incomeTax: '973.00',
        soli: '0.20',
        churchTax: '77.84',
      }),
      expect.objectContaining({ year: 2023, joint: true, incomeTax: '19074.00', soli: '0.00' }),
    ]);
  });

  test('--batch of an empty file is an empty list', async () => {
    expect(await run(['tariff', '--batch', 'q', '--json'], { q: '' })).toEqual({ code: 0, out: '[]\n', error: '' });
  });

  test('--batch shows its progress to a person only, and clears it', async () => {
    const files = { q: '{"year":2024,"income":1,"joint":false}' };
    const { error } = await run(['tariff', '--batch', 'q', '--json'], files, true);
    expect(error).toBe(`\r\u001b[2K[${'.'.repeat(24)}] Computing\r\u001b[2K`);
  });

  test.each([
    [['--year', '2024'], 'tariff needs --year and --income, or --batch'],
    [['--year', '2012', '--income', '1'], 'no tariff is known for the year 2012'],
    [['--year', '2027', '--income', '1'], 'no tariff is known for the year 2027'],
    [['--year', 'soon', '--income', '1'], 'the year "soon" is not a year such as 2024'],
    [['--year', '2024', '--income', 'much'], 'the income "much" is not a decimal such as 50000 or 50000.50'],
    [['--year', '2024', '--income', '50.000,00'], 'the income "50.000,00" is not a decimal such as 50000 or 50000.50'],
    [['--year', '2024', '--income', '1', '--church', '7'], 'the church tax rate is 8 or 9, not "7"'],
    [['--batch', 'q'], '--batch needs --json'],
    [['--batch', 'q', '--json', '--year', '2024'], '--batch takes its questions from the file, not from --year'],
    [['--batch', 'none', '--json'], 'none: no such file'],
  ])('refuses %j', async (options, line) => {
    expect(await refusal(['tariff', ...options], { q: '' })).toBe(line);
  });

  test.each([
    ['{"year":2024,"income":1', 'q, line 2: not valid JSON'],
    ['7', 'q, line 2: not a JSON object'],
    ['{"income":1}', 'q, line 2: the year "undefined" is not a year such as 2024'],
    ['{"year":2024}', 'q, line 2: the income "undefined" is not a decimal such as 50000 or 50000.50'],
    ['{"year":2024,"income":1e300}', 'q, line 2: the income "1e+300" is not a decimal such as 50000 or 50000.50'],
    ['{"year":2024,"income":1,"joint":"no"}', 'q, line 2: joint must be true or false'],
    ['{"year":2024,"income":1,"church":5}', 'q, line 2: the church tax rate is 8 or 9, not "5"'],
    ['{"year":1999,"income":1}', 'q, line 2: no tariff is known for the year 1999'],
  ])('names the line of %s', async (question, line) => {
    const file = `{"year":2024,"income":1,"joint":false}\n${question}`;
    expect(await refusal(['tariff', '--batch', 'q', '--json'], { q: file })).toBe(line);
  });
});
