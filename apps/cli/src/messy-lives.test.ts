/**
 * Invented persons whose truth is known, with files as the places write them and one defect at a time: clean files are exact to
 * the cent, no year is wrong in silence, and where the files hold all there is to know, hardly anything is asked.
 */
import { compare, compareText, dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type YearFigures } from '@cryptax/ledger';
import { type BoundText, loadEngine, type YearCertainty } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { DEFECTS, type Defect, PRICES } from './testing/messy-lives/defects.ts';
import { type Life, makeLife, truthOf } from './testing/messy-lives/life.ts';
import { memoryAccess, runWith } from './testing/run.ts';

const LIVES = [1, 2].map(makeLife);
/** Of a thousand rows, where every question is needless. */
const MOST_ASKED = 10;

interface Outcome {
  readonly rows: number;
  readonly asked: number;
  readonly years: Readonly<
    Record<string, { privateSales: { net: string }; taxFreeGain: string; income: { net: string } }>
  >;
  readonly certainty: {
    readonly years: Readonly<Record<string, YearCertainty>>;
    readonly questions: readonly unknown[];
  };
}

/** From the files to the result, through the ledger file: what is open must survive it. */
async function outcomeOf(defect: Defect, life: Life): Promise<Outcome> {
  const files = defect.files(life);
  const access = memoryAccess({ ...files, ...PRICES });
  const prices = defect.hasPrices === false ? [] : ['--prices', 'prices.csv'];
  const imported = await runWith(
    ['import', ...Object.keys(files), ...prices, '--out', 'ledger.json', '--json'],
    access,
  );
  const { files: reports, issues, totals } = JSON.parse(imported.out);
  const computed = await runWith(['compute', 'ledger.json', ...prices, '--json'], access);
  const asked = reports.flatMap((report: { readonly issues: readonly unknown[] }) => report.issues).length;
  return {
    rows: totals.rows,
    asked: asked + issues.length,
    ...JSON.parse(computed.out),
  };
}

const factsOf = (outcome: Outcome, year: number) => {
  const own = outcome.years[String(year)];
  return [own?.privateSales.net ?? '0.00', own?.taxFreeGain ?? '0.00', own?.income.net ?? '0.00'];
};

const truthOfYear = ({ taxable, taxFreeGain, income }: YearFigures) => [taxable.net, taxFreeGain, income.net];

const isInside = ({ low, high }: BoundText, value: string) =>
  (low === null || compare(dec(low), dec(value)) <= 0) && (high === null || compare(dec(value), dec(high)) <= 0);

/** The year says that it is not done, or its range holds the truth. */
function isHonest(certainty: YearCertainty | undefined, { taxable, income }: YearFigures): boolean {
  if (certainty === undefined) return taxable.net === '0.00' && income.net === '0.00';
  if (!certainty.complete) return true;
  return isInside(certainty.privateSales, taxable.net) && isInside(certainty.income, income.net);
}

const asked = { rows: 0, questions: 0 };

test.each(DEFECTS)('$name', async (defect) => {
  for (const life of defect.isShort ? LIVES.slice(0, 1) : LIVES) {
    const events = [...truthOf(life), ...(defect.also?.() ?? [])].sort((a, b) => compareText(a.at, b.at));
    const truth = loadEngine(events, DEFAULT_SETTINGS);
    expect(truth.issues()).toEqual([]);
    const outcome = await outcomeOf(defect, life);
    for (const year of truth.years()) {
      expect(isHonest(outcome.certainty.years[String(year.year)], year), `${defect.name}, ${year.year}`).toBe(true);
      if (defect.knowsAll)
        expect([year.year, ...factsOf(outcome, year.year)]).toEqual([year.year, ...truthOfYear(year)]);
    }
    if (!defect.knowsAll) continue;
    expect(outcome.certainty.questions).toEqual([]);
    asked.rows += outcome.rows;
    asked.questions += outcome.asked;
  }
});

test('hardly a question is needless', () => {
  expect(asked.rows).toBeGreaterThan(5000);
  expect((asked.questions * 1000) / asked.rows).toBeLessThanOrEqual(MOST_ASKED);
});
