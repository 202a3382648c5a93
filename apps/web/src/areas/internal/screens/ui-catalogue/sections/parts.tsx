/** Key figures, drawings of empty views, Klaus, coins and keys. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatCount } from '../../../../../ui/format/count.ts';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { Logo } from '../../../../../ui/logo.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../../ui/stat-strip.tsx';
import { Row, Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const MOODS = ['base', 'cool', 'smart', 'party', 'zen', 'detective'] as const;
const DRAWINGS = ['file', 'chart', 'wallet', 'search', 'check'] as const;

export function PartsSection() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  return (
    <>
      <Section title={t('stats')}>
        <StatStrip
          stats={[
            {
              id: 'events',
              label: t('transactions'),
              value: formatCount(186, locale),
              note: t('openReviews'),
            },
            { id: 'assets', label: t('assets'), value: '6', note: t('inWallets') },
            { id: 'gain', label: t('openGain'), value: <Money value="968.77" sign="always" />, note: t('onCost') },
            {
              id: 'taxable',
              label: t('taxable2025'),
              value: <Money value="2190.38" onWhy={() => undefined} />,
              note: t('extraTax'),
            },
          ]}
        />
      </Section>
      <Section title={t('emptyKinds')}>
        <Card className="grid sm:grid-cols-3 xl:grid-cols-5">
          {DRAWINGS.map((drawing) => (
            <EmptyState key={drawing} drawing={drawing} title={t('emptyTitle')} />
          ))}
        </Card>
      </Section>
      <Section title={t('parts')}>
        <Row>
          <Logo />
          {MOODS.map((mood) => (
            <Klaus key={mood} mood={mood} size={44} />
          ))}
          {['BTC', 'ETH', 'SOL', 'LINK', 'USDC', 'ADA', 'EUR', 'DOT', 'MATIC'].map((symbol) => (
            <Coin key={symbol} symbol={symbol} size={28} />
          ))}
          <Kbd>{t('palette')}</Kbd>
          <Skeleton shape="circle" />
          <Skeleton className="w-24" />
          <Skeleton shape="figure" className="w-32" />
        </Row>
      </Section>
    </>
  );
}
