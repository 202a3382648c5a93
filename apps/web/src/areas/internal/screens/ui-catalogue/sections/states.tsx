/** The five states of a data view. */
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { EmptyState, FailedState } from '../../../../../ui/empty-state.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { HoldingBar } from '../../../../../ui/holding-bar.tsx';
import { Money, PercentText } from '../../../../../ui/money.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { StatTile } from '../../../../../ui/stat-strip.tsx';
import { Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

export function StatesSection() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  const holding = t('freeShare', {
    share: formatPercent('0.42', locale, { decimals: 0 }),
    day: formatDay('2027-02-24', locale),
  });
  const change = (
    <>
      <Money value="142.59" sign="always" /> (<PercentText ratio="0.0032" decimals={2} change />) {t('in24h')}
    </>
  );
  const views = [
    {
      name: t('stateEmpty'),
      view: (
        <EmptyState title={t('emptyTitle')} action={<Button variant="primary">{t('importFile')}</Button>}>
          {t('emptyText')}
        </EmptyState>
      ),
    },
    { name: t('stateLoading'), view: <SkeletonCard /> },
    {
      name: t('statePartial'),
      view: (
        <div className="pb-4.5">
          <dl>
            <StatTile label={t('totalValue')} value={<Money value="44756.40" />} />
          </dl>
          <div className="grid gap-1.5 px-4.5">
            <Callout
              tone="review"
              size="line"
              action={
                <button type="button" className={linkClass()}>
                  {t('fix')}
                </button>
              }
            >
              {t('partialText')}
            </Callout>
            <Callout tone="stale" size="line">
              {t('staleText')}
            </Callout>
          </div>
        </div>
      ),
    },
    {
      name: t('stateFailed'),
      view: (
        <FailedState title={t('failedTitle')} onRetry={() => undefined}>
          {t('failedText')}
        </FailedState>
      ),
    },
    {
      name: t('stateReady'),
      view: (
        <div className="pb-4.5">
          <dl>
            <StatTile label={t('totalValue')} value={<Money value="44756.40" />} note={change} />
          </dl>
          <div className="px-4.5">
            <HoldingBar freeShare={0.42} sentence={holding} />
            <p className="mt-3.5 text-xs text-ink-3">{t('asOf', { day: formatDay('2026-09-28', locale) })}</p>
          </div>
        </div>
      ),
    },
  ];
  return (
    <Section title={t('states')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
        {views.map(({ name, view }) => (
          <div key={name} className="flex flex-col">
            <p className="mb-1.5 text-xs text-ink-3">{name}</p>
            <Card className="flex min-h-58 flex-1 flex-col justify-center *:first:flex-1">{view}</Card>
          </div>
        ))}
      </div>
    </Section>
  );
}
