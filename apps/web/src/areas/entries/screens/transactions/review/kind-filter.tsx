/** Kinds of open questions as chips with their counts; one can be chosen. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { REVIEW_KINDS, type ReviewKind } from '../../../../../platform/ledger/event-types.ts';
import type { ReviewList } from '../../../../../platform/ledger/review-types.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { reviewStrings } from '../strings/review-strings.ts';

export interface KindFilterProps {
  readonly counts: ReviewList['counts'];
  readonly kind: ReviewKind | null;
  readonly onChange: (kind: ReviewKind | null) => void;
}

export function KindFilter({ counts, kind, onChange }: KindFilterProps) {
  const t = useStrings(reviewStrings);
  const all = openQuestions(counts);
  const present = REVIEW_KINDS.filter((each) => counts[each] > 0 || each === kind);
  if (present.length === 0) return null;
  const chips: readonly { readonly value: ReviewKind | null; readonly label: string; readonly count: number }[] = [
    { value: null, label: t('all'), count: all },
    ...present.map((each) => ({ value: each, label: t(`kind.${each}`), count: counts[each] })),
  ];
  return (
    <fieldset className="mb-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('kinds')}</legend>
      {chips.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === kind}
          onClick={() => onChange(value)}
          className={cx(
            'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs touch:min-h-11',
            value === kind
              ? 'border-accent-line bg-accent-tint font-semibold text-accent'
              : 'border-line-strong bg-surface text-ink-2 hover:text-ink',
          )}
        >
          {label} <span className="num">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** All kinds together. */
export function openQuestions(counts: ReviewList['counts']): number {
  return REVIEW_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
