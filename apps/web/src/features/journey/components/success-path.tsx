/** Four steps from files to the filed report; each is done when the ledger says so, not when somebody clicks. */
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Klaus, type KlausMood } from '../../../ui/klaus.tsx';
import { ACHIEVEMENTS, type JourneyFacts, PATH_STEPS, type PathStep } from '../journey-facts.ts';
import { journeyStrings } from '../strings.ts';

const TARGETS = {
  upload: '/smart-import',
  understand: '/transactions',
  calculate: '/klaus-tax',
  download: '/reports',
} as const satisfies Record<PathStep, string>;

const MOODS: readonly KlausMood[] = ['base', 'cool', 'detective', 'smart', 'party'];

export function SuccessPath({ facts, isDemo }: { readonly facts: JourneyFacts; readonly isDemo: boolean }) {
  const t = useStrings(journeyStrings);
  const next = PATH_STEPS.find((step) => !facts.done.has(step));
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Klaus mood={MOODS[facts.done.size]} size={56} />
        <h2 className="text-lg font-semibold">{t('path.title', { done: facts.done.size })}</h2>
      </div>
      {isDemo && <Callout tone="demo">{t('path.demo')}</Callout>}
      {next === undefined && <Callout tone="gain">{t('path.finished')}</Callout>}
      <ol className="grid gap-3">
        {PATH_STEPS.map((step, index) => (
          <PathRow key={step} step={step} number={index + 1} isDone={facts.done.has(step)} isNext={step === next} />
        ))}
      </ol>
      <Achievements facts={facts} />
    </div>
  );
}

interface PathRowProps {
  readonly step: PathStep;
  readonly number: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function PathRow({ step, number, isDone, isNext }: PathRowProps) {
  const t = useStrings(journeyStrings);
  return (
    <li>
      <Card className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 p-4.5', isNext && 'border-accent')}>
        <span
          aria-hidden="true"
          className={cx(
            'num grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
            isDone ? 'bg-gain-tint text-gain' : 'bg-sunken text-ink-2',
          )}
        >
          {isDone ? <Icon icon={Check} size={16} /> : number}
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
            {t(`path.${step}`)}
            {isDone && <Badge tone="gain">{t('path.done')}</Badge>}
            {isNext && <Badge tone="info">{t('path.next')}</Badge>}
          </h3>
          <p className="mt-0.5 text-sm text-ink-2">{t(`path.${step}.text`)}</p>
        </div>
        <Link
          to={TARGETS[step]}
          {...(step === 'understand' ? { search: { view: 'review' as const } } : {})}
          className={buttonClass({ variant: isNext ? 'primary' : 'secondary' })}
        >
          {t(`path.${step}.go`)}
        </Link>
      </Card>
    </li>
  );
}

function Achievements({ facts }: { readonly facts: JourneyFacts }) {
  const t = useStrings(journeyStrings);
  return (
    <section aria-labelledby="earned" className="mt-4">
      <h2 id="earned" className="mb-3 text-base font-semibold">
        {t('earned')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ACHIEVEMENTS.map((one) => {
          const isEarned = facts.earned.has(one);
          return (
            <li
              key={one}
              className={cx(
                'rounded-lg border p-4',
                isEarned ? 'border-gain-fill bg-surface' : 'border-line border-dashed',
              )}
            >
              <h3 className={cx('text-sm font-semibold', !isEarned && 'text-ink-2')}>{t(`earned.${one}`)}</h3>
              <p className="mt-0.5 text-xs text-ink-3">{t(`earned.${one}.text`)}</p>
              <p className="mt-2">
                {isEarned ? <Badge tone="gain">{t('path.done')}</Badge> : <Badge>{t('earned.not-yet')}</Badge>}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
