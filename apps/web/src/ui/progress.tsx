/**
 * Progress in parts (taken, skipped, to review) with a sentence beneath; a bar is never the only statement. Shares are
 * counts, so plain numbers are right here.
 */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface ProgressPart {
  readonly tone: 'done' | 'skipped' | 'review' | 'failed' | 'accent';
  readonly count: number;
}

export interface ProgressProps {
  readonly parts: readonly ProgressPart[];
  readonly total: number;
  /** What the bar says, in words: "142 von 355 Zeilen gelesen". */
  readonly sentence: ReactNode;
  readonly label: string;
  readonly className?: string | undefined;
}

const FILLS: Record<ProgressPart['tone'], string> = {
  done: 'bg-gain-fill',
  skipped: 'bg-stale-fill',
  review: 'bg-review-fill',
  failed: 'bg-danger-fill',
  accent: 'bg-accent',
};

export function Progress({ parts, total, sentence, label, className }: ProgressProps) {
  const reached = parts.reduce((sum, part) => sum + part.count, 0);
  const shown = parts.filter((part) => part.count > 0);
  return (
    <div className={className}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(reached, total)}
        className="flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-ink/9 forced-colors:border"
      >
        {shown.map((part) => (
          <span
            key={part.tone}
            className={cx('mark-fill h-full', FILLS[part.tone])}
            style={{ width: `${total === 0 ? 0 : (part.count / total) * 100}%` }}
          />
        ))}
      </div>
      <p className="num mt-1.5 text-xs whitespace-normal text-ink-2" aria-live="polite">
        {sentence}
      </p>
    </div>
  );
}

/** The same bar in n equal steps, as in the guided tour. */
export function StepProgress({
  step,
  steps,
  label,
}: {
  readonly step: number;
  readonly steps: number;
  readonly label: string;
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={step}
      className="flex gap-1.25"
    >
      {Array.from({ length: steps }, (_, index) => index + 1).map((number) => (
        <span
          key={number}
          className={cx('mark-fill h-0.75 flex-1 rounded-full', number <= step ? 'bg-accent' : 'bg-line-strong')}
        />
      ))}
    </div>
  );
}

/** A turning ring for waits without a known length. Stands still for people who asked for less motion. */
export function Spinner({ size = 14, className }: { readonly size?: number; readonly className?: string | undefined }) {
  const side = `${size / 16}rem`;
  return (
    <span
      aria-hidden="true"
      style={{ width: side, height: side }}
      className={cx(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-line-strong border-t-accent',
        className,
      )}
    />
  );
}
