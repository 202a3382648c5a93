/** What a total leaves out because more of it left a wallet than came in. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { readable } from '../../../platform/i18n/readable.ts';
import { cx } from '../../../ui/class-names.ts';
import { curveStrings } from '../explain/strings.ts';

export interface MissingCoinsProps {
  readonly coins: readonly string[];
  readonly className?: string | undefined;
}

export function MissingCoins({ coins, className }: MissingCoinsProps) {
  const t = useStrings(curveStrings);
  if (coins.length === 0) return null;
  return (
    <span className={cx('block text-review', className)}>
      {t('missing', { coins: coins.map((coin) => readable(coin)).join(', ') })}
    </span>
  );
}
