/**
 * How the figures of a whole file are to be read. A format says whether the money of a trade contains the fee; a file whose
 * rows contradict that, but all obey the other reading, is read the other way, and the user is told once; so is a file without the
 * signs that its format promises. A column in another unit is asked about. An identity that is only likely (`likely`) is dropped for
 * a file in which it fails often: then the columns mean something else.
 */
import type { FormatDefinition, Identity } from '../formats/format.ts';
import { type FeeReading, type FileQuestion, type SignReading, settled } from './column-decisions.ts';
import { answeredUnit, commonScale, unitQuestion, withUnit } from './file-units.ts';
import type { MapInput, MappedTable } from './mapped-table.ts';

type Map = (input: MapInput) => Promise<MappedTable>;

/** A long file with few contradictions has damaged rows; of a short one, or of many, the reading may be wrong. */
const SHORT = 1_000;
const MANY = 0.1;
/** Where more rows than this contradict something likely, and not just one, it is not so. */
const SELDOM = 0.05;

export async function mapProven(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers } = input;
  const unit = answers.unit === undefined ? undefined : answeredUnit(answers.unit);
  const scaled = { ...input, definition: withUnit(definition, answers.unit) };
  const mapped = await mapSigns(scaled, (next) => mapFee(next, map));
  if (unit !== undefined) return asking(mapped, unit);
  const scale = commonScale(mapped.proof);
  return scale === undefined ? mapped : asking(mapped, unitQuestion(scale));
}

/** A file of a format with signs in which no amount that went out carries one: then the words alone say the direction. */
async function mapSigns(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers } = input;
  if (definition.signed !== true || definition.bySign !== undefined) return map(input);
  const unsigned = { ...input, definition: { ...definition, signed: false } };
  const choices: readonly SignReading[] = ['signed', 'unsigned'];
  const question = (applied: SignReading, more: Partial<FileQuestion>): FileQuestion => ({
    code: 'sign',
    choices,
    proposed: 'unsigned',
    applied,
    ...more,
  });
  if (answers.sign !== undefined) {
    const read = await map(answers.sign === 'unsigned' ? unsigned : input);
    return asking(read, question(answers.sign, { isAnswered: true }));
  }
  const mapped = await map(input);
  const { missing, present, needed } = mapped.proof.signs;
  if (missing < 2 || present > 0 || needed > 0) return mapped;
  return asking(await map(unsigned), question('unsigned', { isProven: true }));
}

async function mapFee(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers } = input;
  if (definition.openFee === true) return mapOpenFee(input, map);
  const other = otherReading(definition);
  if (answers.fee !== undefined && other !== undefined) {
    const chosen = answers.fee === other.reading ? other.definition : definition;
    const read = await mapLikely({ ...input, definition: chosen }, map);
    return withQuestion(read, answers.fee, answers.fee);
  }
  const mapped = await map(input);
  const { checked, failed } = mapped.proof;
  if (failed === 0) return mapped;
  if (other !== undefined && (checked < SHORT || failed > checked * MANY)) {
    const read = await map({ ...input, definition: other.definition });
    if (read.proof.failed === 0 && read.proof.checked >= checked)
      return withQuestion(read, other.reading, undefined, true);
  }
  return withoutUnlikely(input, mapped, map);
}

/** Nothing in the file can tell: the reading of the format, unless the user says the other one. */
async function mapOpenFee(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers } = input;
  const isBeside = answers.fee === 'beside';
  const fees = { ...definition.fees, total: 'without', sent: 'without' } as const;
  const read = await map(isBeside ? { ...input, definition: { ...definition, fees } } : input);
  return withQuestion(read, 'within', answers.fee);
}

async function mapLikely(input: MapInput, map: Map): Promise<MappedTable> {
  return withoutUnlikely(input, await map(input), map);
}

async function withoutUnlikely(input: MapInput, mapped: MappedTable, map: Map): Promise<MappedTable> {
  const { checked, failedLikely } = mapped.proof;
  if (failedLikely <= Math.max(1, checked * SELDOM)) return mapped;
  /** Off by one power of ten in nearly all rows: the columns do belong together, but one is in another unit. The rows wait. */
  if (commonScale(mapped.proof) !== undefined) return mapped;
  const isSure = (entry: Identity | readonly Identity[]) =>
    [entry].flat().every((identity) => identity.likely !== true);
  const identities = (input.definition.identities ?? []).filter(isSure);
  return map({ ...input, definition: { ...input.definition, identities } });
}

function withQuestion(
  mapped: MappedTable,
  used: FeeReading,
  answer: FeeReading | undefined,
  isProven = false,
): MappedTable {
  const question: FileQuestion = {
    code: 'fee',
    choices: ['within', 'beside'],
    proposed: used,
    ...settled(answer, used),
    ...(isProven ? { isProven } : {}),
  };
  return asking(mapped, question);
}

function asking(mapped: MappedTable, question: FileQuestion): MappedTable {
  return { ...mapped, questions: [...mapped.questions, question] };
}

/** The same format with the fee of a trade read the other way; undefined where no identity could tell the two apart. */
function otherReading(
  definition: FormatDefinition,
): { readonly reading: FeeReading; readonly definition: FormatDefinition } | undefined {
  const { identities = [], fees, columns } = definition;
  const isTelling = (entry: Identity | readonly Identity[]): entry is Identity =>
    'is' in entry && entry.is === 'total' && entry.product !== undefined && entry.kinds === undefined;
  if (columns.fee === undefined || !identities.some(isTelling)) return undefined;
  const reading = fees?.total === 'with' ? 'beside' : 'within';
  const turned = identities.map((entry) => (isTelling(entry) ? turnedIdentity(entry, reading) : entry));
  const total = reading === 'within' ? 'with' : 'without';
  return { reading, definition: { ...definition, identities: turned, fees: { ...fees, total } } };
}

function turnedIdentity({ fee: _, ...identity }: Identity, reading: FeeReading): Identity {
  return reading === 'within' ? { ...identity, fee: 'within' } : identity;
}
