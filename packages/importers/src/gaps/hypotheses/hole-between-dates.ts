/**
 * Hypothesis: a file is missing. A wallet that was used every few days and then is silent for months, best where one
 * file ends and the next begins, has a hole. Until the file is there, the units count as acquired at its end for 0.
 */
import { berlinDay, formatDay, formatInstant, type Instant, parseInstant } from '@cryptax/kernel';
import { ALL_WALLETS, type LedgerEvent } from '@cryptax/ledger';
import type { GapCase } from '../gap-case.ts';
import type { Proposal } from '../gap-types.ts';
import { assumedAcquisition } from './missing-deposit.ts';

const SHORTEST_HOLE_SECONDS = 30 * 86_400;
/** How many times longer than usual a silence must be. */
const UNUSUAL = 4;
/** Fewer events have no rhythm that could be broken. */
const FEWEST_EVENTS = 4;

interface Silence {
  readonly from: Instant;
  readonly to: Instant;
  readonly isBetweenFiles: boolean;
}

export function holeBetweenDates(gapCase: GapCase): readonly Proposal[] {
  const { gap, events } = gapCase;
  const until = parseInstant(gap.at);
  if (!until.ok || gap.wallet === ALL_WALLETS) return [];
  const silences = silencesBefore(events, gap.wallet, until.value);
  if (silences.length + 1 < FEWEST_EVENTS) return [];
  const usual = median(silences.map(lengthOf));
  const [hole] = silences
    .filter((each) => lengthOf(each) >= Math.max(SHORTEST_HOLE_SECONDS, UNUSUAL * usual))
    .sort((a, b) => Number(b.isBetweenFiles) - Number(a.isBetweenFiles) || lengthOf(b) - lengthOf(a));
  if (hole === undefined) return [];
  return [
    {
      id: `hole-between-dates:${hole.from}`,
      hypothesis: 'hole-between-dates',
      evidence: {
        code: hole.isBetweenFiles ? 'hole.between-files' : 'hole.silence',
        params: {
          wallet: gap.wallet,
          from: formatDay(berlinDay(hole.from)),
          to: formatDay(berlinDay(hole.to)),
          amount: gap.needed,
          asset: gap.asset,
        },
      },
      confidence: hole.isBetweenFiles ? 0.6 : 0.35,
      changes: {
        upsert: [assumedAcquisition(gapCase, formatInstant((hole.to - 1) as Instant), 'hole')],
        remove: [],
      },
      asks: ['file', 'cost'],
    },
  ];
}

function silencesBefore(events: readonly LedgerEvent[], wallet: string, until: Instant): readonly Silence[] {
  const moments = events
    .flatMap((event) => {
      const isHere = event.wallet === wallet || (event.kind === 'transfer' && event.toWallet === wallet);
      const at = parseInstant(event.at);
      return isHere && at.ok && at.value <= until ? [{ at: at.value, file: event.source?.file }] : [];
    })
    .sort((a, b) => a.at - b.at);
  return moments.slice(1).map((next, index) => {
    const previous = moments[index] ?? next;
    return { from: previous.at, to: next.at, isBetweenFiles: previous.file !== next.file };
  });
}

function lengthOf({ from, to }: Silence): number {
  return to - from;
}

function median(lengths: readonly number[]): number {
  return [...lengths].sort((a, b) => a - b)[Math.floor((lengths.length - 1) / 2)] ?? 0;
}
