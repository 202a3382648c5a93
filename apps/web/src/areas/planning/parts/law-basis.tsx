/** On what the tax figure rests: the personal tariff, or a rough estimate that says so; and an assumed law where there is none yet. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import type { PlanYear } from '../planning-types.ts';
import { planningStrings } from './strings.ts';

export function LawBasis({ year, className }: { readonly year: PlanYear; readonly className?: string | undefined }) {
  const t = useStrings(planningStrings);
  return (
    <p className={className ?? 'text-xs text-ink-3'}>
      {year.estimate === 'flat-estimate' ? t('basis.flat') : t('basis.tariff', { year: year.lawYear })}{' '}
      {year.lawYear !== year.year && t('basis.assumed', { year: year.year, lawYear: year.lawYear })}{' '}
      <Link to="/klaus-tax" className={linkClass('prose')}>
        {t('basis.profile')}
      </Link>
    </p>
  );
}
