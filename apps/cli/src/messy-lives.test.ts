/**
 * Invented persons whose truth is known, with files as the places write them and one defect at a time: clean files are exact to
 * the cent, no year is wrong in silence, and where the files hold all there is to know, hardly anything is asked.
 */
import { compare, compareText, dec } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type YearFigures } from '@cryptax/ledger';
import { type BoundText, loadEngine, type QuestionEffect, type YearCertainty } from '@cryptax/tax-de';
import { expect, test } from 'vitest';
import { DEFECTS, type Defect, type Ledger, PRICES } from './testing/messy-lives/defects.ts';
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
    readonly questions: readonly QuestionEffect[];
  };
}

/** From the files to the result, through the ledger file: what is open must survive it. */
async function outcomesOf(defect: Defect, life: Life): Promise<{ readonly asIs: Outcome; readonly answered: Outcome }> {
  const files = defect.files(life);
  const access = memoryAccess({ ...files, ...PRICES });
  const prices = defect.hasPrices === false ? [] : ['--prices', 'prices.csv'];
  const imported = await runWith(
    ['import', ...Object.keys(files), ...prices, '--out', 'ledger.json', '--json'],
    access,
  );
  const { files: reports, issues, totals } = JSON.parse(imported.out);
  const asked = reports.flatMap((report: { readonly issues: readonly unknown[] }) => report.issues).length;
  const compute = async (): Promise<Outcome> => {
    const { out } = await runWith(['compute', 'ledger.json', ...prices, '--json'], access);
    return { rows: totals.rows, asked: asked + issues.length, ...JSON.parse(out) };
  };
  const asIs = await compute();
  if (defect.asks === undefined) return { asIs, answered: asIs };
  const ledger = JSON.parse(access.written.get('ledger.json') ?? '') as Ledger;
  await access.writeText('ledger.json', JSON.stringify(defect.asks.answered(ledger)));
  return { asIs: { ...asIs, asked: unlike(asIs, ledger) }, answered: await compute() };
}

/** As lists of questions have them: rows of one file with one remark are one, and so is what is missing of one coin in one wallet. */
function unlike({ certainty }: Outcome, { events, unread = [] }: Ledger): number {
  const byId = new Map(events.map((event) => [event.id, event]));
  const keys = certainty.questions.map(({ id, kind, eventIds: [eventId = ''] }) => {
    const row = unread[Number(id.replace('row:', '')) - 1];
    if (kind === 'row') return `${kind} ${row?.file} ${row?.code}`;
    const event = byId.get(eventId);
    return `${kind} ${event?.wallet} ${event !== undefined && 'out' in event ? event.out.asset : eventId}`;
  });
  return new Set(keys).size;
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

/** Each defect meets one of the lives, in turns; all of them where many runs are asked for. */
const livesOf = (defect: Defect): readonly Life[] => {
  if (defect.isShort) return LIVES.slice(0, 1);
  const turn = DEFECTS.indexOf(defect) % LIVES.length;
  return process.env.CRYPTAX_RANDOM_RUNS === undefined ? LIVES.slice(turn, turn + 1) : LIVES;
};

test.each(DEFECTS)('$name', async (defect) => {
  for (const life of livesOf(defect)) {
    const events = [...truthOf(life), ...(defect.also?.() ?? [])].sort((a, b) => compareText(a.at, b.at));
    const truth = loadEngine(events, DEFAULT_SETTINGS);
    expect(truth.issues()).toEqual([]);
    const { asIs, answered } = await outcomesOf(defect, life);
    const isExact = defect.knowsAll || defect.asks !== undefined;
    for (const year of truth.years()) {
      expect(isHonest(asIs.certainty.years[String(year.year)], year), `${defect.name}, ${year.year}`).toBe(true);
      if (isExact) expect([year.year, ...factsOf(answered, year.year)]).toEqual([year.year, ...truthOfYear(year)]);
    }
    if (!isExact) continue;
    expect(answered.certainty.questions).toEqual([]);
    if (defect.asks !== undefined) expect(asIs.asked).toBe(defect.asks.count);
    asked.rows += asIs.rows;
    asked.questions += asIs.asked;
  }
});

test('hardly a question is needless', () => {
  expect(asked.rows).toBeGreaterThan(5000);
  expect((asked.questions * 1000) / asked.rows).toBeLessThanOrEqual(MOST_ASKED);
});
