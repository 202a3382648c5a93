/** The chosen positions sold whole under each scenario of law, on the chosen day or the first day on which the scenarios hold. */
import {
  add,
  type Decimal,
  dec,
  err,
  formatDay,
  formatShortest,
  invariant,
  ok,
  parseDay,
  parseDecimal,
  type Result,
} from '@cryptax/kernel';
import { SCENARIOS_FROM, type ScenarioAnswer, scenarioAnswers } from '@cryptax/planning';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LawScenarios, SaleSetup, ScenarioPlan } from '../planning-types.ts';
import { type PlanContext, poolsIn, pricesNow } from './plan-context.ts';

const EVERYTHING = '1000000000000000';

/** Without an amount nothing is planned, only what everything would leave. */
export function lawScenarios(
  context: PlanContext,
  setup: SaleSetup,
  amount: string | null,
): Result<LawScenarios, LedgerError> {
  const day = parseDay(setup.day);
  if (!day.ok) return err({ code: 'plan.failed', cause: setup.day });
  const wanted = parseDecimal(amount ?? EVERYTHING);
  if (!wanted.ok) return err({ code: 'plan.failed', cause: amount ?? '' });
  const from = parseDay(SCENARIOS_FROM);
  invariant(from.ok, 'the day of the scenarios is written by hand');
  const soldOn = day.value < from.value ? from.value : day.value;
  const pools = poolsIn(context.pools, setup.wallet).filter(({ asset }) => setup.assets.includes(asset));
  const { prices } = pricesNow(context, setup);
  const { person, settings, averages } = context;
  const ask = { person, settings: settings.match, pools, averages: averages(), prices, soldOn };
  const answers = scenarioAnswers(ask, wanted.value);
  return ok({
    day: formatDay(soldOn),
    answers: answers.map(({ id, worth, sale, named, plan }) => ({
      ...{ id, ...worth },
      plan: amount === null ? null : { tax: sale.tax, namedTax: named.tax, sells: sellsOf(plan) },
    })),
  });
}

function sellsOf(parts: ScenarioAnswer['plan']): ScenarioPlan['sells'] {
  const sums = new Map<string, Decimal>();
  for (const { asset, amount } of parts) sums.set(asset, add(sums.get(asset) ?? dec('0'), dec(amount)));
  return [...sums].map(([asset, amount]) => ({ asset, amount: formatShortest(amount) }));
}
