/** The worked examples of the rule book through the command line, field by field. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

interface Example {
  readonly name: string;
  readonly expect: { readonly disposals: unknown; readonly years: unknown; readonly holdings: unknown };
}

const EXAMPLES: { readonly examples: readonly Example[] } = JSON.parse(
  readFileSync(new URL('../../../../packages/tax-de/golden/law-examples.json', import.meta.url), 'utf8'),
);

describe('the examples of the rule book agree field by field', () => {
  test.each(EXAMPLES.examples.map((example) => [example.name, example] as const))('%s', async (_, example) => {
    const { code, out, error } = await run(['compute', 'x', '--json'], { x: JSON.stringify(example) });
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const { disposals, years, holdings } = JSON.parse(out);
    expect({ disposals, years, holdings }).toEqual(example.expect);
  });
});
