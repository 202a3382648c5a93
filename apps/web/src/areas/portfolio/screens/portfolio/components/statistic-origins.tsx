/** Formula, window and sample of every statistic as a table: the same words for touch, print and reading in peace. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { analysisStrings } from '../analysis-strings.ts';
import type { StatisticLine } from './use-statistic-lines.ts';

const HEAD = 'border-b border-line py-1.5 pr-3 text-left text-xs font-medium text-ink-3';
const CELL = 'border-b border-line py-1.75 pr-3 align-top';

export function StatisticOrigins({ lines }: { readonly lines: readonly StatisticLine[] }) {
  const t = useStrings(analysisStrings);
  // The area scrolls on a phone, so it must be reachable by keyboard.
  const area = { role: 'region', 'aria-label': t('howTo'), tabIndex: 0 };
  return (
    <div className="overflow-x-auto" {...area}>
      <table className="w-full min-w-xl border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {t('figure')}
            </th>
            <th scope="col" className={HEAD}>
              {t('formula')}
            </th>
            <th scope="col" className={HEAD}>
              {t('window')}
            </th>
            <th scope="col" className={HEAD}>
              {t('samples')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={`${CELL} text-left font-medium`}>
                {line.name}
              </th>
              <td className={`${CELL} max-w-[48ch] whitespace-normal`}>{line.formula}</td>
              <td className={`${CELL} num`}>{line.window}</td>
              <td className={`${CELL} num`}>{line.samples}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
