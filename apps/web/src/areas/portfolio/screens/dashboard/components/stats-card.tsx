/** Remarkable facts about the ledger: sources, last import, most traded, best performer. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { sourceLabel } from '../../../../../platform/ledger/source-label.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { InstantText } from '../../../../../ui/date-text.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { formatCount } from '../../../../../ui/format/count.ts';
import { PercentText } from '../../../../../ui/percent-text.tsx';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { bestPerformer, gainRatio, mostTraded } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';

export interface StatsCardProps {
  readonly ledger: OpenLedger;
  readonly assets: readonly AssetPosition[];
}

export function StatsCard({ ledger, assets }: StatsCardProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const facets = useAnswer(`facets ${ledger.book}`, (api) => api.eventFacets(ledger.book));
  const traded = facets.kind === 'ready' ? mostTraded(facets.value) : null;
  const best = bestPerformer(assets);
  const sources = facets.kind === 'ready' ? facets.value.sources.map(({ value }) => sourceLabel(value, locale)) : [];
  const items = [
    {
      id: 'sources',
      term: t('stats.exchanges'),
      value: <span className="whitespace-normal">{sources.length === 0 ? '–' : sources.join(', ')}</span>,
    },
    {
      id: 'import',
      term: t('stats.lastImport'),
      value:
        ledger.lastImportAt === undefined ? (
          t(ledger.isDemo ? 'stats.demo' : 'stats.never')
        ) : (
          <InstantText at={Date.parse(ledger.lastImportAt)} />
        ),
    },
    {
      id: 'traded',
      term: t('stats.mostTraded'),
      value:
        traded === null
          ? '–'
          : t('stats.entries', {
              asset: traded.value,
              count: traded.count,
              entries: formatCount(traded.count, locale),
            }),
    },
    {
      id: 'best',
      term: t('stats.best'),
      value:
        best === null ? (
          '–'
        ) : (
          <>
            {best.asset} <PercentText ratio={gainRatio(best) ?? 0} change />
          </>
        ),
    },
  ];
  return (
    <Card>
      <CardHead title={t('stats')} />
      <CardBody>
        <DescriptionList items={items} dense />
      </CardBody>
    </Card>
  );
}
