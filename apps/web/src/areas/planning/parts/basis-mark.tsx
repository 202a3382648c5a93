/** On what an order of lots rests. An order that is only compared says so wherever its figure stands. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { PositionComparison, Strategy, StrategyResult } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export function BasisMark({ basis }: Pick<StrategyResult, 'basis'>) {
  const t = useStrings(planningStrings);
  return <Badge>{t(`basis.${basis}`)}</Badge>;
}

/** Orders that are not in force for at least one of the positions, each once. */
export function plannedOrders(rows: readonly Pick<PositionComparison, 'strategies'>[]): readonly Strategy[] {
  const planned = rows.flatMap(({ strategies }) => strategies.filter(({ basis }) => basis === 'planning'));
  return [...new Set(planned.map(({ strategy }) => strategy))];
}

/** A loss after the period reads like a benefit unless it says that it does not count. */
export function freeTerm({ taxFreeGain }: Pick<StrategyResult, 'taxFreeGain'>): 'result.freeGain' | 'result.freeLoss' {
  return taxFreeGain.startsWith('-') ? 'result.freeLoss' : 'result.freeGain';
}
