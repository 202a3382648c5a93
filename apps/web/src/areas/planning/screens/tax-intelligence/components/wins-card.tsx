/** What can be done now, ranked by its effect in euro; or that there is nothing to do. */
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { QuickWin } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';

const SHOWN = 6;

export function WinsCard({ wins }: { readonly wins: readonly QuickWin[] }) {
  const t = useStrings(taxIntelligenceStrings);
  return (
    <Card>
      <CardHead title={t('wins')} note={t('wins.line')} />
      <CardBody>
        {wins.length === 0 ? (
          <EmptyState title={t('wins.none')} drawing="check">
            {t('wins.none.line')}
          </EmptyState>
        ) : (
          <ol className="divide-y divide-line">
            {wins.slice(0, SHOWN).map((win) => (
              <Win key={JSON.stringify(win)} win={win} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

function Win({ win }: { readonly win: QuickWin }) {
  const t = useStrings(taxIntelligenceStrings);
  const { title, line } = useWinWords(win);
  const to = win.kind === 'harvest' ? '/tax-loss-harvesting' : '/what-if-enhanced';
  return (
    <li className="flex items-start gap-3 py-2.5 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-xs text-ink-2">{line}</span>
        <Link to={to} className={linkClass()}>
          {win.kind === 'harvest' ? t('win.toHarvest') : t('win.toSale')}
        </Link>
      </span>
      <Money value={win.effect} sign="always" className="font-semibold" />
    </li>
  );
}

function useWinWords(win: QuickWin): { readonly title: string; readonly line: string } {
  const t = useStrings(taxIntelligenceStrings);
  const locale = useLocale();
  const euro = useEuro();
  switch (win.kind) {
    case 'harvest':
      return {
        title: t('win.harvest', { names: win.assets.join(', ') }),
        line: t('win.harvest.line', { loss: euro(win.loss) }),
      };
    case 'wait':
      return {
        title: t('win.wait', { asset: win.asset, day: formatDay(win.day, locale) }),
        line:
          win.first === win.day
            ? t('win.wait.line', { count: win.daysLeft, value: euro(win.value) })
            : t('win.wait.many', {
                first: formatDay(win.first, locale),
                days: win.daysLeft,
                value: euro(win.value),
              }),
      };
    case 'use-limit':
      return { title: t('win.use-limit'), line: t('win.use-limit.line', { gain: euro(win.gain) }) };
  }
}
