/** What the holdings are worth after tax under each scenario, what a sale would cost, and which lots it would take. */
import { type Decimal, formatDay } from '@cryptax/kernel';
import { centsOf } from '../lots/fine.ts';
import { prepareSale, type SaleQuestion } from '../sale/prepared-sale.ts';
import type { SellPart } from '../sale/sale-types.ts';
import { LAW_SCENARIOS, type ScenarioId } from './law-scenarios.data.ts';
import { calculatorUnder, dayOf, poolsUnder } from './scenario-law.ts';

/** Money as decimal text; in the order in force of each wallet unless it says otherwise. */
export interface ScenarioAnswer {
  readonly id: ScenarioId;
  /** False where the day of the sale lies before the scenario: then the law of today was used. */
  readonly applies: boolean;
  readonly from: string;
  /** Everything sold on the day. */
  readonly worth: ScenarioFigures;
  /** The amount asked for. */
  readonly sale: ScenarioFigures;
  /** The same amount with named lots, and which. */
  readonly named: ScenarioFigures;
  readonly plan: readonly Omit<SellPart, 'freeFrom'>[];
}

export interface ScenarioFigures {
  readonly proceeds: string;
  readonly taxableGain: string;
  readonly tax: string;
  readonly afterTax: string;
}

export function scenarioAnswers(question: SaleQuestion, sale: Decimal): readonly ScenarioAnswer[] {
  return LAW_SCENARIOS.map((scenario) => {
    const applies = question.soldOn >= dayOf(scenario.from);
    const prepared = prepareSale({
      ...question,
      ...(applies
        ? {
            pools: poolsUnder(scenario, question.pools),
            averages: poolsUnder(scenario, question.averages ?? []),
            law: (own) => calculatorUnder(scenario, own),
          }
        : {}),
    });
    const inForce = (amount: Decimal): ScenarioFigures => {
      const { sold, inForce } = prepared.at(amount);
      const { taxableGain, tax, netAfterTax } = inForce;
      return { proceeds: sold, taxableGain, tax, afterTax: netAfterTax };
    };
    const smart = prepared.at(sale).strategies.find(({ strategy }) => strategy === 'SMART');
    const own = inForce(sale);
    return {
      id: scenario.id,
      applies: scenario.id === 'today' || applies,
      from: formatDay(dayOf(scenario.from)),
      worth: inForce(centsOf(prepared.value)),
      sale: own,
      named:
        smart === undefined
          ? own
          : {
              proceeds: smart.proceeds,
              taxableGain: smart.taxableGain,
              tax: smart.tax,
              afterTax: smart.netAfterTax,
            },
      plan: prepared.parts('SMART', sale).map(({ freeFrom: _day, ...part }) => part),
    };
  });
}
