/** One statistic: its figure, what it means in a word, and on demand formula, window and sample. */
import { Info } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { StatTile } from '../../../../../ui/stat-strip.tsx';
import { Tooltip } from '../../../../../ui/tooltip.tsx';
import { analysisStrings } from '../analysis-strings.ts';
import type { StatisticLine } from './use-statistic-lines.ts';

export function StatisticTile({ line }: { readonly line: StatisticLine }) {
  const t = useStrings(analysisStrings);
  return (
    <StatTile
      className="bg-surface"
      label={
        <>
          {line.name}
          <Tooltip content={<OriginWords line={line} />}>
            <button
              type="button"
              aria-label={t('explain', { name: line.name })}
              className="-my-1 inline-flex size-6 items-center justify-center rounded-sm text-ink-3 hover:text-ink touch:size-11"
            >
              <Icon icon={Info} size={13} />
            </button>
          </Tooltip>
        </>
      }
      value={
        <span data-statistic={line.id}>
          {line.figure ?? <span className="text-sm font-medium text-ink-3">{t('lack.short')}</span>}
        </span>
      }
      note={line.note}
    />
  );
}

function OriginWords({ line }: { readonly line: StatisticLine }) {
  const t = useStrings(analysisStrings);
  return (
    <span className="grid gap-1">
      <span>{line.formula}</span>
      <span className="num">
        {t('window')}: {line.window}
      </span>
      <span className="num">
        {t('samples')}: {line.samples}
      </span>
    </span>
  );
}
