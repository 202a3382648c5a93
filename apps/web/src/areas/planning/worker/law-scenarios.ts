/** The chosen positions sold whole under each scenario of law, on the chosen day or the first day on which the scenarios hold. */
import { dec, err, formatDay, invariant, ok, parseDay, type Result } from '@cryptax/kernel';
import { SCENARIOS_FROM, scenarioAnswers } from '@cryptax/planning';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { LawScenarios, SaleSetup } from '../planning-types.ts';
import { type PlanContext, pricesNow } from './plan-context.ts';
import { poolsIn } from './positions.ts';

export function lawScenarios(context: PlanContext, setup: SaleSetup): Result<LawScenarios, LedgerError> {
  const day = parseDay(setup.day);
  if (!day.ok) return err({ code: 'plan.failed', cause: setup.day });
  const from = parseDay(SCENARIOS_FROM);
  invariant(from.ok, 'the day of the scenarios is written by hand');
  const soldOn = day.value < from.value ? from.value : day.value;
  const pools = poolsIn(context.pools, setup.wallet).filter(({ asset }) => setup.assets.includes(asset));
  const { prices } = pricesNow(context, setup);
  const { person, settings, averages } = context;
  const ask = { person, settings: settings.match, pools, averages: averages(), prices, soldOn };
  const answers = scenarioAnswers(ask, dec('1e15'));
  return ok({ day: formatDay(soldOn), answers: answers.map(({ id, worth }) => ({ id, ...worth })) });
}
