/** Where the venue's data come from: files, days covered, and what is still open. */
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { VenueView } from '../../../../../platform/ledger/price-types.ts';
import { buttonClass } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { InstantText } from '../../../../../ui/date-text.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { exchangeStrings } from '../strings.ts';

export function DataCard({ view, isDemo }: { readonly view: VenueView; readonly isDemo: boolean }) {
  const t = useStrings(exchangeStrings);
  const locale = useLocale();
  const { imports, files, first, last, wallets, gaps } = view;
  const [newest] = imports;
  const day = (at: string) => formatInstantDay(Date.parse(at), locale);
  return (
    <Card>
      <CardHead title={t('data')} />
      <CardBody>
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
      </CardBody>
    </Card>
  );
}
