/** One step of the path: its state always, its text and the way to its screen while it is looked at. */
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import type { PathStep } from '../journey-facts.ts';
import { journeyStrings } from '../strings.ts';

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

export function PathRow({ step, number, isDone, isOpen, onOpen }: PathRowProps) {
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
