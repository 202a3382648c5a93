/**
 * A euro figure from decimal text. Colour supports the sign and never replaces it; a signed figure is also spoken with
 * its sign as a word. With `onWhy` the figure is a button that opens its derivation: dashed underline and trace sign.
 * An unknown value is said to be unknown, never shown as 0. In hide-amounts mode digits become dots.
 */
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../platform/i18n/locale.tsx';
import { useSetting } from '../platform/settings/settings.ts';
import { cx } from './class-names.ts';
import { formatEuro, type SignMode, splitEuro, spokenEuro } from './format/euro.ts';
import { maskAmount } from './format/mask.ts';
import { type DecimalText, formatPercent, type Ratio, ratioText } from './format/number-format.ts';
import { Trace } from './glyphs.ts';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface MoneyProps {
  /** null: not known. */
  readonly value: DecimalText | null;
  /** `always` shows plus and minus, where direction matters; colour follows unless `tone` says otherwise. */
  readonly sign?: SignMode | undefined;
  readonly tone?: 'direction' | 'plain' | undefined;
  /** No cents: estimated tax. */
  readonly whole?: boolean | undefined;
  /** The hero figure of a screen: cents and unit at 60 %. */
  readonly hero?: boolean | undefined;
  /** What stands there when the value is unknown; "kein Kurs" by default. */
  readonly missing?: ReactNode;
  readonly onWhy?: (() => void) | undefined;
  /** Leaves the trace sign out where every figure of a column has a derivation. */
  readonly whySign?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Money(props: MoneyProps) {
  const { value, sign = 'plain', hero = false, className, onWhy, whySign } = props;
  const t = useStrings(uiStrings);
  const hidden = useSetting('hideAmounts');
  const locale = useLocale();
  if (value === null) return <span className={cx('text-ink-3', className)}>{props.missing ?? t('noPrice')}</span>;

  const options = { sign, whole: props.whole };
  const directed = (props.tone ?? (sign === 'always' ? 'direction' : 'plain')) === 'direction' && !hidden;
  const look = cx('num', hero && 'text-3xl font-semibold', directed && toneClass(value), className);
  const spoken = hidden ? t('amountHidden') : spokenEuro(value, locale, options);
  const shown = hero ? (
    <HeroFigure {...splitEuro(value, locale, options)} hidden={hidden} />
  ) : (
    mask(formatEuro(value, locale, options), hidden)
  );
  if (onWhy) {
    return (
      <WhyButton label={spoken} onOpen={onWhy} sign={whySign ?? true} className={look}>
        {shown}
      </WhyButton>
    );
  }
  const needsWords = hidden || hero || sign === 'always' || value.startsWith('-');
  if (!needsWords) return <span className={look}>{shown}</span>;
  return (
    <span className={look}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only select-none">{spoken}</span>
    </span>
  );
}

function HeroFigure({
  lead,
  rest,
  hidden,
}: {
  readonly lead: string;
  readonly rest: string;
  readonly hidden: boolean;
}) {
  if (hidden) return <>{maskAmount(lead + rest)}</>;
  return (
    <>
      {lead}
      <span className="text-[.6em] font-medium tracking-[-.02em] text-ink-3">{rest}</span>
    </>
  );
}

function mask(text: string, hidden: boolean): string {
  return hidden ? maskAmount(text) : text;
}

/** Gain or loss by sign; zero has neither. */
function toneClass(value: DecimalText): string | false {
  if (!/[1-9]/.test(value)) return false;
  return value.startsWith('-') ? 'text-loss' : 'text-gain';
}

/**
 * "Why?" of a figure: the figure itself is the button, so the answer is one click away from where the question arises.
 */
interface WhyButtonProps {
  /** The figure in words; "Herleitung anzeigen" is added. */
  readonly label: string;
  readonly onOpen: () => void;
  readonly sign?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function WhyButton({ label, onOpen, sign = true, className, children }: WhyButtonProps) {
  const t = useStrings(uiStrings);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${label}, ${t('showDerivation')}`}
      className={cx('group inline-flex min-h-6 items-center gap-1.5 hover:text-accent touch:min-h-11', className)}
    >
      <span className="border-b border-dashed border-line-strong pb-px leading-[1.15] transition-colors group-hover:border-accent">
        {children}
      </span>
      {sign && (
        <span className="inline-flex size-4.5 items-center justify-center rounded-sm text-ink-3 group-hover:bg-accent-tint group-hover:text-accent">
          <Icon icon={Trace} size={15} />
        </span>
      )}
    </button>
  );
}

interface PercentTextProps {
  /** As a ratio: 0.458 is 45.8 %. */
  readonly ratio: Ratio;
  readonly decimals?: 0 | 1 | 2 | undefined;
  /** A change has a sign and a colour, a share has neither. */
  readonly change?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A share or a change. Colour only for changes, and only beside their sign. */
export function PercentText({ ratio, decimals, change = false, className }: PercentTextProps) {
  const locale = useLocale();
  const text = ratioText(ratio);
  const moved = change && /[1-9]/.test(text);
  const tone = moved && (text.startsWith('-') ? 'text-loss' : 'text-gain');
  return (
    <span className={cx('num', tone, className)}>
      {formatPercent(text, locale, { decimals, sign: change ? 'always' : 'plain' })}
    </span>
  );
}
