/**
 * Four steps from files to the filed report, looked at one after the other. Each is done when the ledger says so, not
 * when somebody clicks; finishing congratulates only for what is done and names what is not.
 */
import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  ArrowRight,
  Check,
  Footprints,
  Gem,
  type LucideIcon,
  PartyPopper,
  PiggyBank,
  Zap,
} from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { ACHIEVEMENTS, type Achievement, type JourneyFacts, PATH_STEPS, type PathStep } from '../journey-facts.ts';
import { journeyStrings } from '../strings.ts';

const LAST = PATH_STEPS.length - 1;

export function SuccessPath({ facts, isDemo }: { readonly facts: JourneyFacts; readonly isDemo: boolean }) {
  const t = useStrings(journeyStrings);
  const [at, setAt] = useState(0);
  const [isFinishing, setFinishing] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Klaus mood={facts.mood} size={56} />
        <h2 className="text-lg font-semibold">{t('path.title', { done: facts.done.size })}</h2>
      </div>
      {isDemo && <Callout tone="demo">{t('path.demo')}</Callout>}
      <ol className="grid gap-3">
        {PATH_STEPS.map((step, index) => (
          <PathRow
            key={step}
            step={step}
            number={index + 1}
            isDone={facts.done.has(step)}
            isOpen={index === at}
            onOpen={() => setAt(index)}
          />
        ))}
      </ol>
      <div className="flex gap-2">
        <Button icon={ArrowLeft} disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('path.back')}
        </Button>
        {at < LAST ? (
          <Button iconAfter={ArrowRight} onClick={() => setAt(at + 1)}>
            {t('path.next')}
          </Button>
        ) : (
          <Button variant="primary" icon={PartyPopper} onClick={() => setFinishing(true)}>
            {t('path.finish')}
          </Button>
        )}
      </div>
      <Achievements earned={facts.earned} />
      <Finish facts={facts} open={isFinishing} onClose={() => setFinishing(false)} />
    </div>
  );
}

interface FinishProps {
  readonly facts: JourneyFacts;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Finish({ facts, open, onClose }: FinishProps) {
  const t = useStrings(journeyStrings);
  const missing = PATH_STEPS.filter((step) => !facts.done.has(step));
  const isWhole = missing.length === 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isWhole ? 'finish.title' : 'finish.open')}
      description={t(isWhole ? 'finish.line' : 'finish.open.line')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('finish.close')}
        </Button>
      }
    >
      {!isWhole && (
        <ul className="list-disc pl-5 text-sm">
          {missing.map((step) => (
            <li key={step}>{t(`path.${step}`)}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The four achievements: which are earned, and by which fact each is. */
const SIGNS: Readonly<Record<Achievement, LucideIcon>> = {
  'first-steps': Footprints,
  'tax-saver': PiggyBank,
  'power-user': Zap,
  'diamond-hands': Gem,
};

function Achievements({ earned }: { readonly earned: ReadonlySet<Achievement> }) {
  const t = useStrings(journeyStrings);
  return (
    <section aria-labelledby="earned" className="mt-4">
      <h2 id="earned" className="mb-3 text-base font-semibold">
        {t('earned')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {ACHIEVEMENTS.map((one) => {
          const isEarned = earned.has(one);
          return (
            <li
              key={one}
              className={cx(
                'rounded-lg border p-4',
                isEarned ? 'border-gain-fill bg-surface' : 'border-line border-dashed',
              )}
            >
              <div className="flex items-start justify-between gap-2">
                <span
                  className={cx(
                    'grid size-9 place-items-center rounded-full',
                    isEarned ? 'bg-gain-tint text-gain' : 'bg-sunken text-ink-3',
                  )}
                >
                  <Icon icon={SIGNS[one]} size={18} />
                </span>
                {isEarned ? <Badge tone="gain">{t('earned.yes')}</Badge> : <Badge>{t('earned.not-yet')}</Badge>}
              </div>
              <h3 className={cx('mt-2.5 text-sm font-semibold', !isEarned && 'text-ink-2')}>{t(`earned.${one}`)}</h3>
              <p className="mt-0.5 text-xs text-ink-3">{t(`earned.${one}.text`)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One step of the path: its state always, its text and the way to its screen while it is looked at. */
const TARGETS = {
  upload: '/smart-import',
  understand: '/transactions',
  calculate: '/klaus-tax',
  download: '/reports',
} as const satisfies Record<PathStep, string>;

interface PathRowProps {
  readonly step: PathStep;
  readonly number: number;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function PathRow({ step, number, isDone, isOpen, onOpen }: PathRowProps) {
  const t = useStrings(journeyStrings);
  return (
    <li aria-current={isOpen ? 'step' : undefined}>
      <Card className={cx(isOpen && 'border-accent')}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-h-13 w-full items-center gap-4 rounded-lg px-4.5 py-3 text-left"
        >
          <span
            aria-hidden="true"
            className={cx(
              'num grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold',
              isDone ? 'bg-gain-tint text-gain' : 'bg-sunken text-ink-2',
            )}
          >
            {isDone ? <Icon icon={Check} size={16} /> : number}
          </span>
          <span className="min-w-0 flex-1 text-base font-semibold">{t(`path.${step}`)}</span>
          {isDone ? <Badge tone="gain">{t('path.done')}</Badge> : <Badge>{t('path.open')}</Badge>}
        </button>
        {isOpen && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4.5 pb-4 sm:pl-16.5">
            <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t(`path.${step}.text`)}</p>
            <Link
              to={TARGETS[step]}
              {...(step === 'understand' ? { search: { view: 'review' as const } } : {})}
              className={buttonClass({ variant: isDone ? 'secondary' : 'suggested' })}
            >
              {t(`path.${step}.go`)}
            </Link>
          </div>
        )}
      </Card>
    </li>
  );
}
