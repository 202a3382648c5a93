/**
 * What a plan may claim while answers are open. A verdict about a year needs the year to be certain, one about coins needs lots
 * that no answer can change; everything else is shown as what it is by the entries so far.
 */
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { useSureCoins, useYearStandings } from '../../tax/year-range.tsx';
import type { PlanStep } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export interface PlanClaims {
  readonly isCertain: (year: number) => boolean;
  /** No open answer can change which lots of the coin are there. */
  readonly isSure: (asset: string) => boolean;
}

export function usePlanClaims(book: Book): PlanClaims {
  const standing = useYearStandings(book);
  const isSure = useSureCoins(book);
  return { isCertain: (year) => standing(year).kind === 'certain', isSure };
}

/** Whether figures of these years, made of these coins, are final. */
export function areFinal(claims: PlanClaims, years: readonly number[], assets: readonly string[]): boolean {
  return years.every(claims.isCertain) && assets.every(claims.isSure);
}

/** Lots past their period are free whatever the year is; every other reason rests on where the year stands too. */
export function reasonHolds(claims: PlanClaims, { reason, asset, day }: Pick<PlanStep, 'reason' | 'asset' | 'day'>) {
  if (reason === 'free' || reason === 'wait-until-free') return claims.isSure(asset);
  return areFinal(claims, [Number(day.slice(0, 4))], [asset]);
}

interface ClaimProps {
  readonly tone: BadgeTone;
  readonly holds: boolean;
  readonly children: string;
  readonly className?: string | undefined;
}

/** A badge that says what it says only where it holds. */
export function Claim({ tone, holds, children, className }: ClaimProps) {
  const t = useStrings(planningStrings);
  return (
    <Badge tone={holds ? tone : 'review'} className={className}>
      {holds ? children : t('provisional', { state: children })}
    </Badge>
  );
}
