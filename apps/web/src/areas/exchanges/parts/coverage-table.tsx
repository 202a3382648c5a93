/** What a connection reads and what it does not, as a table: before it is made, and with each connection. */
import {
  COVERAGE_AREAS,
  type CoverageArea,
  connectableExchange,
  coverageOf,
  type ExchangeStream,
  type WhyFile,
} from '@cryptax/api-contract';
import { useId } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { ConnectionView } from '../connection-types.ts';
import { coverageStrings } from './strings.ts';

export interface CoverageTableProps {
  readonly exchange: string;
  readonly connection?: ConnectionView;
}

export function CoverageTable({ exchange, connection }: CoverageTableProps) {
  const t = useStrings(coverageStrings);
  const id = useId();
  const lines = coverageLines(exchange, connection);
  return (
    <div className="grid gap-1">
      <p id={id} className="text-xs text-ink-2">
        {t('title')}
      </p>
      <table className="w-full text-sm" aria-labelledby={id}>
        <thead className="text-left text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3 font-normal">{t('area')}</th>
            <th className="py-1 pr-3 font-normal">{t('state')}</th>
            <th className="py-1 font-normal">{t('since')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.area} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TONES = { read: 'gain', offered: 'stale', refused: 'review', file: 'review', absent: 'neutral' } as const;

function Line({ line: { area, state, days, why, listedMarketsOnly } }: { readonly line: CoverageLine }) {
  const t = useStrings(coverageStrings);
  const isRead = state === 'read' || state === 'offered';
  const since = isRead ? (days === undefined ? t('since.all') : t('since.days', { days })) : t(`instead.${state}`);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        {t(`area.${area}`)}
      </th>
      <td className="py-1 pr-3">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </td>
      <td className="py-1 text-xs text-ink-2">
        {why === undefined ? since : t(`why.${why}`)}
        {listedMarketsOnly === true && `; ${t('since.listed')}`}
      </td>
    </tr>
  );
}

export interface CoverageLine {
  readonly area: CoverageArea;
  /** `offered`: an untested exchange is asked for it, and may not hand it out. `refused`: it did not. */
  readonly state: 'read' | 'offered' | 'refused' | 'file' | 'absent';
  /** So far back, where the exchange does not hand out everything. */
  readonly days?: number;
  /** Why only a file brings it, where that is known. */
  readonly why?: WhyFile;
  /** Markets that the exchange no longer lists may be missing. */
  readonly listedMarketsOnly?: true;
}

/**
 * The lines of a connection's table of coverage: what is read, since when, and what only a file brings.
 * Without a connection: what one would read.
 */
export function coverageLines(
  exchange: string,
  connection?: Pick<ConnectionView, 'streams' | 'refused' | 'keepsDays'>,
): readonly CoverageLine[] {
  const coverage = coverageOf(exchange);
  if (coverage === undefined) return [];
  const isTested = connectableExchange(exchange)?.isTested === true;
  const keepsDays = connection?.keepsDays ?? coverage.keepsDays;
  return COVERAGE_AREAS.map((area): CoverageLine => {
    const told = coverage.areas[area];
    const why = coverage.whyFile[area];
    if (told === 'file' && why !== undefined) return { area, state: told, why };
    if (told === 'file' || told === 'absent') return { area, state: told };
    const isMissing = (stream: ExchangeStream) =>
      connection !== undefined && (connection.refused.includes(stream) || !connection.streams.includes(stream));
    if (told.some(isMissing)) return { area, state: 'refused' };
    const limits = told.flatMap((stream) => keepsDays[stream] ?? []);
    return {
      area,
      state: isTested || connection !== undefined ? 'read' : 'offered',
      ...(limits.length === 0 ? {} : { days: Math.min(...limits) }),
      ...(area === 'spot' && coverage.listedMarketsOnly === true ? { listedMarketsOnly: true as const } : {}),
    };
  });
}
