/** Where the venue's data come from: files, days covered, and what is still open. */
import { connectableExchange } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { VenueView } from '../../../../../platform/ledger/price-types.ts';
import { useFormats } from '../../../../../platform/ledger/use-formats.ts';
import { buttonClass } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { InstantText } from '../../../../../ui/date-text.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { PING_IDS } from '../../../../prices/exchange-pings.ts';
import { exchangeStrings } from '../strings.ts';

/** What the program really does with this venue; nothing is claimed about the venue itself. */
const WITH_PRICES: readonly string[] = ['binance', 'kraken'];
const WITH_QUOTES: readonly string[] = ['binance', 'kraken', 'coinbase', 'bitstamp'];

export function FeaturesCard({ view: { id, name } }: { readonly view: VenueView }) {
  const t = useStrings(exchangeStrings);
  const formats = useFormats().filter(({ source }) => source.toLowerCase() === name.toLowerCase());
  const features = [
    ...(formats.length > 0 ? [t('feature.files', { count: formats.length })] : []),
    ...(connectableExchange(id) === undefined ? [] : [t('feature.api')]),
    ...(PING_IDS.some((known) => known === id) ? [t('feature.ping')] : []),
    ...(WITH_PRICES.includes(id) ? [t('feature.prices')] : []),
    ...(WITH_QUOTES.includes(id) ? [t('feature.quotes')] : []),
  ];
  return (
    <TitledCard title={t('features')}>
      <ul className="grid gap-2 text-sm">
        {(features.length === 0 ? [t('feature.none')] : features).map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon icon={Check} size={15} className="mt-0.5 text-gain" />
            {feature}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

export function DataCard({ view, isDemo }: { readonly view: VenueView; readonly isDemo: boolean }) {
  const t = useStrings(exchangeStrings);
  const locale = useLocale();
  const { imports, files, first, last, wallets, gaps } = view;
  const [newest] = imports;
  const day = (at: string) => formatInstantDay(Date.parse(at), locale);
  return (
    <TitledCard title={t('data')}>
      <DescriptionList
        dense
        items={[
          {
            id: 'import',
            term: t('lastImport'),
            value:
              newest === undefined ? (
                t(isDemo ? 'demoImport' : 'noImport')
              ) : (
                <InstantText at={Date.parse(newest.importedAt)} />
              ),
          },
          ...(first === undefined || last === undefined
            ? []
            : [{ id: 'covered', term: t('covered'), value: `${day(first)} – ${day(last)}` }]),
          { id: 'files', term: t('files'), value: String(files.length) },
          {
            id: 'wallets',
            term: t('wallets'),
            value: <span className="whitespace-normal">{wallets.join(', ')}</span>,
          },
        ]}
      />
      <h3 className="mt-4 border-t border-line pt-3 text-xs font-medium text-ink-2">{t('gaps')}</h3>
      {gaps.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">{t('gaps.none')}</p>
      ) : (
        <>
          <DescriptionList
            dense
            className="mt-1.5"
            items={gaps.map(({ kind, count }) => ({ id: kind, term: t(`gap.${kind}`), value: String(count) }))}
          />
          <Link
            to="/transactions"
            search={{ view: 'review' }}
            className={buttonClass({ variant: 'secondary', className: 'mt-3 w-full' })}
          >
            {t('gaps.action')}
          </Link>
        </>
      )}
    </TitledCard>
  );
}
