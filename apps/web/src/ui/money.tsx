/**
 * A euro figure from decimal text. Colour supports the sign and never replaces it; a signed figure is also spoken with
 * its sign as a word. With `onWhy` the figure is a button that opens its derivation: dashed underline and trace sign.
 * An unknown value is said to be unknown, never shown as 0. In hide-amounts mode digits become dots.
 */
import type { ReactNode } from 'react';
import { useLocale } from '../platform/i18n/locale.tsx';
import { useStrings } from '../platform/i18n/use-strings.ts';
import { useSetting } from '../platform/settings/use-setting.ts';
import { cx } from './class-names.ts';
import { formatEuro, type SignMode, splitEuro, spokenEuro } from './format/euro.ts';
import { maskAmount } from './format/mask.ts';
import type { DecimalText } from './format/number-format.ts';
import { uiStrings } from './strings.ts';
import { WhyButton } from './why-button.tsx';

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
