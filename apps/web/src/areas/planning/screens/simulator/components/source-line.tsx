/** Where the figures come from: whose data, how much of it, which prices. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { planningStrings } from '../../../parts/strings.ts';
import type { PlanPositions } from '../../../planning-types.ts';
import { simulatorStrings } from '../strings.ts';

export function SourceLine({ positions, isDemo }: { readonly positions: PlanPositions; readonly isDemo: boolean }) {
  const t = useStrings(simulatorStrings);
  const p = useStrings(planningStrings);
  const locale = useLocale();
  const origins = positions.positions.flatMap(({ origin }) => (origin === null ? [] : [origin]));
  const newest = origins
    .map(({ time }) => time.slice(0, 10))
    .sort()
    .at(-1);
  const words = origins.some(({ kind }) => kind === 'live')
    ? t('source.live')
    : newest === undefined
      ? t('source.none')
      : t('source.days', { day: formatDay(newest, locale) });
  return (
    <p className="num -mt-1.5 mb-3.5 flex flex-wrap items-center gap-2 text-xs text-ink-2">
      <Badge tone={isDemo ? 'demo' : 'gain'}>{isDemo ? p('source.demo') : p('source.own')}</Badge>
      {p('source', { events: positions.events, positions: positions.positions.length })}
      <span aria-hidden="true">·</span>
      {t('source.prices', { words })}
    </p>
  );
}
