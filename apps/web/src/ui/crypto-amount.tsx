/**
 * An amount of a coin, or of euros beside one, shortened for reading. The full value is one gesture away: in the title,
 * and with `inspect` as a button that shows it on focus and copies it raw. Selecting the amount and copying also yields
 * the raw value.
 */
import { type ClipboardEvent, useCallback } from 'react';
import { copyText } from '../platform/files/save-file.ts';
import { useLocale, useStrings } from '../platform/i18n/locale.tsx';
import { readable } from '../platform/i18n/readable.ts';
import { notices } from '../platform/notices/notices.ts';
import { useSetting } from '../platform/settings/settings.ts';
import { cx } from './class-names.ts';
import { maskAmount } from './format/mask.ts';
import type { DecimalText } from './format/number-format.ts';
import { formatExact, formatQuantity } from './format/quantity.ts';
import { uiStrings } from './strings.ts';
import { Tooltip } from './tooltip.tsx';

export interface CryptoAmountProps {
  readonly value: DecimalText;
  readonly unit?: string | undefined;
  readonly sign?: 'plain' | 'always' | undefined;
  /** Makes the amount a button with the full value; not inside another button or link. */
  readonly inspect?: boolean | undefined;
  readonly className?: string | undefined;
}

export function CryptoAmount({ value, unit: asset, sign, inspect = false, className }: CryptoAmountProps) {
  const isEuro = asset === 'EUR';
  const unit = isEuro ? undefined : asset && readable(asset);
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  const t = useStrings(uiStrings);
  const short = formatQuantity(value, locale, { sign, isEuro });
  const exact = `${formatExact(value, locale, { isEuro })}${unit ? ` ${unit}` : ''}`;
  const text = (
    <>
      {hidden ? maskAmount(short) : short}
      {unit && <span className="text-ink-3"> {unit}</span>}
    </>
  );
  const look = cx('num', className);
  const copy = async () => {
    if (await copyText(value, locale)) notices.success(t('copied'), exact);
  };
  if (!inspect || hidden) {
    return (
      <span className={look} title={hidden ? undefined : exact} onCopy={(event) => copyRaw(event, short, value)}>
        {text}
      </span>
    );
  }
  return (
    <Tooltip content={<span className="num">{exact}</span>}>
      <button
        type="button"
        aria-label={`${exact}, ${t('copyValue')}`}
        onClick={() => void copy()}
        className={cx(look, 'min-h-6 cursor-copy touch:min-h-11')}
      >
        {text}
      </button>
    </Tooltip>
  );
}

/** Only when the selection is this amount; a copied table keeps its own text. */
function copyRaw(event: ClipboardEvent, shown: string, raw: string): void {
  const selected = window.getSelection()?.toString().trim() ?? '';
  if (selected === '' || !selected.startsWith(shown) || selected.includes('\n')) return;
  event.clipboardData.setData('text/plain', raw);
  event.preventDefault();
}

export type QuantityText = (value: DecimalText, unit?: string) => string;

/** Amounts of coins as plain text, with their unit where one is given; digits hidden when amounts are hidden. For sentences. */
export function useQuantity(): QuantityText {
  const locale = useLocale();
  const hidden = useSetting('hideAmounts');
  return useCallback(
    (value, unit) => {
      const text = formatQuantity(value, locale);
      const shown = hidden ? maskAmount(text) : text;
      return unit === undefined ? shown : `${shown} ${readable(unit)}`;
    },
    [locale, hidden],
  );
}
