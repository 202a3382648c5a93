/** What became of a coin that its issuer exchanged for another: SAI became DAI. */
import { isContractToken, renamesOf } from '@cryptax/ledger';
import { Callout } from '../../ui/callout.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { tokenNameOf } from './token-names.ts';

const renameStrings = defineStrings('rename', {
  title: { de: 'Aus {{old}} wurde {{to}}', en: '{{old}} became {{to}}' },
  note: {
    de: 'Seit {{day}} tauscht der Herausgeber {{old}} in {{to}}. Dieser Tausch ist kein Verkauf: Kaufdatum und Kosten gehen auf {{to}} über.',
    en: 'Since {{day}} the issuer has been exchanging {{old}} for {{to}}. That exchange is not a sale: purchase dates and costs carry over to {{to}}.',
  },
});

interface RenameNoteProps {
  readonly asset: string;
  /** A ticker may have got another meaning later: of one that was only held after the change nothing is said. */
  readonly since: string | undefined;
  readonly className?: string;
}

export function RenameNote({ asset, since, className }: RenameNoteProps) {
  const t = useStrings(renameStrings);
  const locale = useLocale();
  const { symbol: old, isCopy = false } = tokenNameOf(asset) ?? { symbol: asset };
  if (isCopy) return null;
  const isSame = (from: string) => isContractToken(asset) || since === undefined || since < from;
  return renamesOf(old)
    .filter(({ from }) => isSame(from))
    .map(({ to, from }) => (
      <Callout key={to} tone="info" title={t('title', { old, to })} className={className}>
        {t('note', { old, to, day: formatDay(from, locale) })}
      </Callout>
    ));
}
