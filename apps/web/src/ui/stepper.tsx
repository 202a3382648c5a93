/** Where one stands in a short procedure. Done steps carry a tick; on phones the row becomes "Schritt 2 von 3". */
import { Check } from 'lucide-react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
}

export interface StepperProps {
  readonly steps: readonly Step[];
  /** Index of the step one is on; equal to the number of steps when all are done. */
  readonly current: number;
  readonly label: string;
}

export function Stepper({ steps, current, label }: StepperProps) {
  const t = useStrings(uiStrings);
  const shown = steps[Math.min(current, steps.length - 1)];
  return (
    <>
      <p className="text-sm sm:hidden">
        <span className="num text-ink-3">
          {t('stepOf', { step: Math.min(current + 1, steps.length), steps: steps.length })}
        </span>{' '}
        <b>{shown?.label}</b>
      </p>
      <ol aria-label={label} className="hidden flex-wrap gap-y-2 text-sm sm:flex">
        {steps.map((step, index) => (
          <StepItem key={step.id} step={step} number={index + 1} state={stateOf(index, current)} />
        ))}
      </ol>
    </>
  );
}

type StepState = 'done' | 'current' | 'todo';

function stateOf(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'todo';
}

function StepItem({
  step,
  number,
  state,
}: {
  readonly step: Step;
  readonly number: number;
  readonly state: StepState;
}) {
  const t = useStrings(uiStrings);
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="flex items-center gap-2 text-ink-3 not-first:before:mx-3.5 not-first:before:h-px not-first:before:w-14 not-first:before:bg-line-strong md:not-first:before:block"
    >
      <span
        className={cx(
          'mark-fill num flex size-5.5 shrink-0 items-center justify-center rounded-full border-[1.5px] text-xs font-semibold',
          state === 'done' && 'border-gain-fill bg-gain-fill text-surface',
          state === 'current' && 'border-accent bg-accent text-on-accent',
          state === 'todo' && 'border-line-strong',
        )}
      >
        {state === 'done' ? <Icon icon={Check} size={13} strokeWidth={3} /> : number}
      </span>
      <span className={state === 'todo' ? 'font-medium' : 'font-semibold text-ink'}>{step.label}</span>
      {state === 'done' && <span className="sr-only">{t('stepDone')}</span>}
      {step.note && <span className="text-xs">{step.note}</span>}
    </li>
  );
}
