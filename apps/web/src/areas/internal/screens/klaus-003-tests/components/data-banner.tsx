/** What the tests run over: how much, from when to when, which coins. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { klaus003TestsStrings } from '../strings.ts';

const SHOWN_ASSETS = 5;

export function DataBanner({ ledger }: { readonly ledger: OpenLedger }) {
  const t = useStrings(klaus003TestsStrings);
  const locale = useLocale();
  const facets = useAnswer('klaus-003 facets', (api) => api.eventFacets(ledger.book));
  const years = ledger.years ?? [];
  const assets = facets.kind === 'ready' ? facets.value.assets.map(({ value }) => value) : [];
  const more = assets.length - SHOWN_ASSETS;
  const names = assets.slice(0, SHOWN_ASSETS).join(', ');
  return (
    <div className="mb-4">
      <Callout tone="gain" title={t('full', { count: ledger.counts.events })}>
        {ledger.isDemo && t('demo')}
      </Callout>
      <Disclosure summary={t('details')} className="border-b-0">
        <DescriptionList
          dense
          className="max-w-md"
          items={[
            { id: 'range', term: t('range'), value: years.length === 0 ? '–' : `${years.at(-1)} – ${years[0]}` },
            { id: 'assets', term: t('assets'), value: more > 0 ? t('assets.more', { names, more }) : names },
            {
              id: 'last',
              term: t('last'),
              value:
                ledger.lastImportAt === undefined ? '–' : formatInstantDay(Date.parse(ledger.lastImportAt), locale),
            },
          ]}
        />
      </Disclosure>
    </div>
  );
}
