/** One line on the card: is what the wallet holds proven, does it differ, or has nobody said anything? */
import { CircleDashed } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { TickRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import type { CardProof } from './proof-model.ts';
import { proofStrings } from './proof-strings.ts';

export interface ProofLineProps {
  readonly name: string;
  readonly proof: CardProof;
  readonly onOpen: () => void;
}

export function ProofLine({ name, proof, onOpen }: ProofLineProps) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const look = (
    <Button size="s" variant="quiet" aria-label={t('open', { name })} onClick={onOpen}>
      {t('look')}
    </Button>
  );
  if (proof.kind === 'differs') {
    const { asset, difference = '0', since, earliestDay } = proof.coin;
    const facts = {
      asset: readable(asset),
      day: formatDay(since?.day ?? '', locale),
      amount: quantity(difference),
    };
    // Nobody saw it arise: it was there by the day of the statement, and can be older.
    const line =
      earliestDay === undefined || earliestDay === since?.day
        ? t('card.differs', facts)
        : t('card.arose', { ...facts, from: formatDay(earliestDay, locale) });
    return (
      <Callout tone="review" size="line" className="mt-2" action={look}>
        {line}
        {proof.others > 0 && ` ${t('card.more', { count: proof.others })}`}
      </Callout>
    );
  }
  const isProven = proof.kind === 'proven';
  return (
    <div className="mt-2 flex items-center gap-2 text-xs text-ink-2">
      <Icon icon={isProven ? TickRing : CircleDashed} size={14} className={isProven ? 'text-gain' : 'text-ink-3'} />
      <span className="min-w-0 flex-1">
        {proof.kind === 'proven' && t('card.proven', { day: formatDay(proof.day, locale) })}
        {proof.kind === 'unproven' &&
          (proof.isAll ? t('card.unproven') : t('card.partly', { assets: proof.assets.map(readable).join(', ') }))}
      </span>
      {look}
    </div>
  );
}
