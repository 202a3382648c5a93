/** The lines of a connection's table of coverage: what is read, since when, and what only a file brings. */
import {
  COVERAGE_AREAS,
  type CoverageArea,
  connectableExchange,
  coverageOf,
  type ExchangeStream,
  type WhyFile,
} from '@cryptax/api-contract';
import type { ConnectionView } from '../connection-types.ts';

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

/** Without a connection: what one would read. */
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
