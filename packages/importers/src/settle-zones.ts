/**
 * Files of an import whose times fit those of all others at another zone. Offered as a question about the file and as a remark;
 * the file is read there only when somebody says so.
 */
import { addToGroup, type Issue, issue } from '@cryptax/kernel';
import type { TransferCandidate } from './build/built.ts';
import type { FileOutcome } from './file-outcome.ts';
import { FORMATS } from './formats/registry.ts';
import { clockOfFormat, otherZones } from './gaps/other-zone.ts';
import type { ZoneShift } from './gaps/zone-shift.ts';
import type { ImportOptions } from './import-types.ts';
import type { FileQuestion } from './map/column-decisions.ts';

export interface OfferedZones {
  readonly questions: ReadonlyMap<string, FileQuestion>;
  readonly issues: readonly Issue[];
}

/** `moves` are all movements of the files and those of earlier ones that wait; `waiting` the ids of those without another side. */
export function offerZones(
  outcomes: readonly FileOutcome[],
  moves: readonly TransferCandidate[],
  waiting: ReadonlySet<string>,
  { answers = {} }: ImportOptions,
): OfferedZones {
  const byFile = new Map<string, TransferCandidate[]>();
  for (const move of moves) addToGroup(byFile, move.source.file, move);
  const formats = new Map(outcomes.map(({ file, format }) => [file, format]));
  const files = Array.from(byFile, ([id, own]) => {
    const clock = answers[id]?.zone === undefined ? clockOfFormat(formats.get(id) ?? '') : undefined;
    // What was read before, or in a zone that somebody named, is not doubted here.
    return { id, clock: clock ?? ('certain' as const), moves: own };
  });
  const questions = new Map<string, FileQuestion>();
  const issues: Issue[] = [];
  for (const { fileId, shift, settles, fits, pairs } of otherZones(files, waiting)) {
    const read = zoneOfFormat(formats.get(fileId) ?? '');
    const zone = zoneName(shift, read);
    if (zone === undefined) continue;
    const applied = outcomes
      .find(({ file }) => file === fileId)
      ?.questions.find(({ code }) => code === 'zone')?.applied;
    questions.set(fileId, {
      code: 'zone',
      choices: [zone],
      proposed: zone,
      applied: applied ?? read ?? ASSUMED,
      fitting: { fits, pairs },
    });
    const params = { zone, fits: String(fits), pairs: String(pairs), count: String(settles) };
    issues.push(issue('file.other-zone', 'warning', { file: fileId }, params));
  }
  return { questions, issues };
}

const ASSUMED = 'Europe/Berlin';

function zoneOfFormat(format: string): string | undefined {
  const zone = FORMATS.find(({ id }) => id === format)?.date.zone;
  return zone === undefined || zone === 'ask' ? undefined : zone;
}

/** A fixed shift is a zone only where the times were read as UTC: elsewhere it would change with the summer. */
function zoneName(shift: ZoneShift, read: string | undefined): string | undefined {
  if (shift === 'berlin') return ASSUMED;
  if (shift === 'utc') return 'UTC';
  if (read !== 'UTC') return undefined;
  const minutes = -Number(shift);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
