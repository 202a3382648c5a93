/** The five stages: how many visits came how far, and where the latest one stands. */
import { type JourneySession, STAGES } from '../../../../../platform/analytics/journey-types.ts';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { journeyAnalyticsStrings } from '../strings.ts';

export function StagesCard({ sessions }: { readonly sessions: readonly JourneySession[] }) {
  const t = useStrings(journeyAnalyticsStrings);
  const here = sessions.at(-1)?.currentStage;
  const reached = (index: number) =>
    sessions.filter(({ currentStage }) => STAGES.indexOf(currentStage) >= index).length;
  return (
    <Card>
      <CardHead title={t('stages')} />
      <CardBody>
        <ol className="grid gap-3 sm:grid-cols-5">
          {STAGES.map((stage, index) => (
            <li key={stage} aria-current={stage === here ? 'step' : undefined} className="min-w-0 text-sm">
              <span
                className={cx(
                  'mark-fill mb-2 block h-1.5 rounded-full',
                  here !== undefined && STAGES.indexOf(here) >= index ? 'bg-accent' : 'bg-line-strong',
                )}
              />
              <span className="font-semibold">{t(`stage.${stage}`)}</span>
              <span className="num block text-xs whitespace-normal text-ink-3">
                {t('stage.count', { count: reached(index) })}
                {stage === here && ` · ${t('stage.here')}`}
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
