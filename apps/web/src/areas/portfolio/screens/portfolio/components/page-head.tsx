/** Title, whose prices count, and what can be done with the whole: export, report, optimise, simulate. */
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { ChartPie, Download, FileText, Scale } from 'lucide-react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { LivePriceMap } from '../../../../../platform/ledger/price-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { ScreenHeader } from '../../../../../platform/screen/screen-title.tsx';
import { useTaxYear } from '../../../../../platform/tax-year/tax-year.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import { sourceName } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { lotsCsv, positionsCsv, seriesCsv, statisticsCsv } from '../../../parts/export-files.ts';
import type { PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

export interface PageHeadProps {
  readonly book: Book;
  readonly model: PortfolioModel | null;
  readonly live: LivePriceMap;
  readonly onSimulate: () => void;
}

export function PageHead({ book, model, live, onSimulate }: PageHeadProps) {
  const t = useStrings(portfolioStrings);
  const { year } = useTaxYear();
  return (
    <ScreenHeader
      context={model === null ? t('context') : <Sources model={model} />}
      actions={
        <>
          {model !== null && <ExportMenu {...{ book, model, live }} />}
          <Link to="/klaus-tax" search={{ year }} className={buttonClass({ variant: 'secondary' })}>
            <Icon icon={FileText} size={15} />
            {t('taxReport')}
          </Link>
          <Link to="/unified-tax-optimizer" search={{ year }} className={buttonClass({ variant: 'secondary' })}>
            <Icon icon={Scale} size={15} />
            {t('optimise')}
          </Link>
          <Button variant="primary" icon={ChartPie} onClick={onSimulate}>
            {t('simulate')}
          </Button>
        </>
      }
    />
  );
}

function Sources({ model: { priceSources } }: { readonly model: PortfolioModel }) {
  const t = useStrings(portfolioStrings);
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  if (priceSources.length === 0) return t('context');
  const sources = priceSources.map(({ source, lastDay }) =>
    t('prices.until', { source: sourceName(source, words), day: formatDay(lastDay, locale) }),
  );
  return t('prices', { sources: sources.join(', ') });
}

interface ExportMenuProps extends Pick<PageHeadProps, 'book' | 'live'> {
  readonly model: PortfolioModel;
}

function ExportMenu({ book, model, live }: ExportMenuProps) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const save = (name: string, text: string) => saveTextFile(`cryptax-${name}-${model.today}.csv`, text);
  const saveLots = async () => {
    const answers = await Promise.all(
      model.assets.map(({ asset, lots }) => ledger.openLots(book, { asset, offset: 0, limit: lots.count, live })),
    );
    // A file that lacks the lots of one coin would look complete.
    for (const answer of answers) if (!answer.ok) return notifyLedgerError(answer.error, locale);
    save('lots', lotsCsv(answers.flatMap((answer) => (answer.ok ? answer.value.lots : []))));
  };
  return (
    <Menu
      trigger={<Button icon={Download}>{t('export')}</Button>}
      items={[
        {
          kind: 'action',
          id: 'positions',
          label: t('export.positions'),
          onSelect: () => save('portfolio', positionsCsv(model)),
        },
        { kind: 'action', id: 'lots', label: t('export.lots'), onSelect: () => void saveLots() },
        { kind: 'action', id: 'series', label: t('export.series'), onSelect: () => save('value', seriesCsv(model)) },
        {
          kind: 'action',
          id: 'statistics',
          label: t('export.statistics'),
          onSelect: () => save('key-figures', statisticsCsv(model)),
        },
      ]}
    />
  );
}
