/**
 * How the figures of a whole file are to be read. A format says whether the money of a trade contains the fee; a file whose
 * rows contradict that, but all obey another reading (within, on top, in the other coin), is read that way, and the user is told once;
 * so is a file without the signs that its format promises. A column in another unit is asked about. An identity that is only likely (`likely`) is dropped for
 * a file in which it fails often: then the columns mean something else.
 */
import type { FeeRules, FormatDefinition, Identity } from '../formats/format.ts';
import { type FeeReading, type FileQuestion, type SignReading, settled } from './column-decisions.ts';
import { answeredUnit, commonScale, unitQuestion, withUnit } from './file-units.ts';
import type { MapInput, MappedTable } from './mapped-table.ts';
import { mapOpenFees, namesFeeWithin } from './open-fees.ts';
import { type FeeRule, feeKey } from './row-fees.ts';
import type { Sign } from './trade-signs.ts';

type Map = (input: MapInput) => Promise<MappedTable>;

/** A long file with few contradictions has damaged rows; of a short one, or of many, the reading may be wrong. */
const SHORT = 1_000;
const MANY = 0.1;
/** Where more rows than this contradict something likely, and not just one, it is not so. */
const SELDOM = 0.05;

export async function mapProven(input: MapInput, map: Map): Promise<MappedTable> {
  const mapped = await mapUnits(input, map);
  const refund = refundOf(input.definition, mapped);
  const { oddSigns } = mapped.proof;
  if (refund === undefined && oddSigns === undefined) return mapped;
  return mapUnits({ ...input, refund, oddSigns }, map);
}

/** Fees of both signs in one file: some were paid back. Which sign says so is known of an export; of a mapping it is the rarer one. */
function refundOf({ fees, doubtful }: FormatDefinition, { proof }: MappedTable): Sign | undefined {
  const { plusFees, minusFees } = proof.signs;
  const { refund = doubtful === true ? 'seldom' : 'minus' } = fees ?? {};
  if (plusFees === 0 || minusFees === 0 || refund === 'told') return undefined;
  if (refund !== 'seldom') return refund;
  return minusFees > plusFees ? 'plus' : 'minus';
}

async function mapUnits(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers } = input;
  const unit = answers.unit === undefined ? undefined : answeredUnit(answers.unit);
  const scaled = { ...input, definition: withUnit(definition, answers.unit) };
  const mapped = await mapSigns(scaled, (next) => mapOpenFees(next, (known) => mapFee(known, map)));
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
  const readings = feeReadings(definition);
  if (answers.fee !== undefined && readings.length > 0) {
    return withQuestion(await mapAnswered(input, answers.fee, readings, map), answers.fee, answers.fee);
  }
  const mapped = await mapByFigures(input, readings, map);
  return definition.doubtful === true && mapped.proof.checked === 0 ? mapUnproven(input, mapped, map) : mapped;
}

async function mapByFigures(input: MapInput, readings: readonly Reading[], map: Map): Promise<MappedTable> {
  const mapped = await map(input);
  const { checked, failed } = mapped.proof;
  if (failed === 0) return mapped;
  const mayBeOther = checked < SHORT || failed > checked * MANY;
  const other = mayBeOther ? await mapOther(input, checked, readings, map) : undefined;
  return other ?? withoutUnlikely(input, mapped, map);
}

/** Trades of a mapping that no price proves: what their sums are beside, or what the header says of them, is used, and the user is asked once. */
async function mapUnproven(input: MapInput, mapped: MappedTable, map: Map): Promise<MappedTable> {
  const { definition, answers, feePlace } = input;
  if (definition.columns.fee === undefined || hasNothing(mapped)) return mapped;
  const fees = { ...definition.fees, total: 'with' } as const;
  const within = await map({ ...input, definition: { ...definition, identities: [], fees } });
  if (answers.fee === undefined && isSameReading(within, mapped)) return mapped;
  const inside = definition.fees?.coins?.[feeKey(definition.columns, 'fee')] === 'coin' ? 'coin' : 'within';
  const likely = feePlace ?? (namesFeeWithin(input, ['total', 'amount']) ? 'within' : 'beside');
  const used = answers.fee ?? (likely === 'within' ? inside : likely);
  const read = used === 'beside' ? mapped : within;
  return feePlace !== undefined && answers.fee === undefined
    ? read
    : withQuestion(read, used, answers.fee, false, [inside, 'beside']);
}

/** Its rows wait for something else first. */
function hasNothing({ events, candidates }: MappedTable): boolean {
  return events.length === 0 && candidates.length === 0;
}

function isSameReading(a: MappedTable, b: MappedTable): boolean {
  return JSON.stringify([a.events, a.candidates]) === JSON.stringify([b.events, b.candidates]);
}

/** As the user says; of a coin that the rows name otherwise, the way that more of them obey. */
async function mapAnswered(
  input: MapInput,
  answer: FeeReading,
  readings: readonly Reading[],
  map: Map,
): Promise<MappedTable> {
  let best: MappedTable | undefined;
  for (const { definition } of readings.filter(({ reading }) => reading === answer)) {
    const read = await mapLikely({ ...input, definition }, map);
    if (best === undefined || read.proof.failed < best.proof.failed) best = read;
    if (best.proof.failed === 0) break;
  }
  return best ?? mapLikely(input, map);
}

/** The first reading that all rows obey. If another one gives other entries, the figures prove neither: then it is asked. */
async function mapOther(
  input: MapInput,
  checked: number,
  readings: readonly Reading[],
  map: Map,
): Promise<MappedTable | undefined> {
  let found: { readonly reading: Reading; readonly read: MappedTable } | undefined;
  for (const reading of readings) {
    /** Names of coins are doubted only where nothing fits with them. */
    if (reading.isUsual || (found !== undefined && reading.isUnnamed)) continue;
    const read = await map({ ...input, definition: reading.definition });
    if (read.proof.failed > 0 || read.proof.checked < checked) continue;
    if (found === undefined) found = { reading, read };
    else if (JSON.stringify(found.read.events) !== JSON.stringify(read.events))
      return withQuestion(found.read, found.reading.reading, undefined);
  }
  return found && withQuestion(found.read, found.reading.reading, undefined, true);
}

/** Nothing in the file can tell: the reading of the format, unless the user says the other one. */
async function mapOpenFee(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers } = input;
  const isBeside = answers.fee === 'beside';
  const fees = { ...definition.fees, total: 'without', sent: 'without' } as const;
  const read = await map(isBeside ? { ...input, definition: { ...definition, fees } } : input);
  if (answers.fee === undefined && !hasOpenFee(read, definition)) return read;
  return withQuestion(read, 'within', answers.fee, false, ['within', 'beside']);
}

/** A file without such a fee has nothing to ask. */
function hasOpenFee({ events, candidates }: MappedTable, { fees }: FormatDefinition): boolean {
  const asked = fees?.sent === 'with' ? [...events, ...candidates] : events;
  return asked.some(({ fee }) => fee !== undefined);
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
  choices: readonly FeeReading[] = FEE_READINGS,
): MappedTable {
  const question: FileQuestion = {
    code: 'fee',
    choices,
    proposed: used,
    ...settled(answer, used),
    ...(isProven ? { isProven } : {}),
  };
  return asking(mapped, question);
}

function asking(mapped: MappedTable, question: FileQuestion): MappedTable {
  return { ...mapped, questions: [...mapped.questions, question] };
}

interface Reading {
  readonly reading: FeeReading;
  readonly definition: FormatDefinition;
  /** What the format says anyway. */
  readonly isUsual: boolean;
  /** Without the coins that the rows name for their fees. */
  readonly isUnnamed: boolean;
}

/** The format with the fee of a trade read in every way; empty where no identity could tell them apart. */
function feeReadings(definition: FormatDefinition): readonly Reading[] {
  const { identities = [], fees, columns, defaults } = definition;
  if (columns.fee === undefined || !identities.some(isTelling)) return [];
  const usual: FeeReading = fees?.total === 'with' ? 'within' : 'beside';
  const read = (reading: FeeReading): Reading => {
    const { total, asset, fee } = READ_AS[reading];
    const turned = identities.map((entry) => (isTelling(entry) ? turnedIdentity(entry, fee) : entry));
    const rules = { ...fees, total, asset: asset ?? fees?.asset ?? 'quote' };
    const isUsual = reading === usual;
    return { reading, definition: { ...definition, identities: turned, fees: rules }, isUsual, isUnnamed: false };
  };
  const key = feeKey(columns, 'fee');
  const coin = fees?.coins?.[key];
  const named = FEE_READINGS.filter((reading) => coin === undefined || isOfCoin(reading, coin)).map(read);
  if (columns.feeAsset === undefined && defaults?.feeAsset === undefined) return named;
  const { feeAsset: _, ...unnamed } = columns;
  const { feeAsset: __, ...others } = defaults ?? {};
  const withoutNames = named
    .filter(({ reading }) => reading !== 'beside')
    .map(({ reading, definition: by }) => {
      const rules = {
        ...by.fees,
        asset: READ_AS[reading].asset ?? ('quote' as const),
        coins: { [key]: COIN_OF[reading] ?? '' },
      };
      return {
        reading,
        definition: { ...by, columns: unnamed, defaults: others, fees: rules },
        isUsual: false,
        isUnnamed: true,
      };
    });
  return [...named, ...withoutNames];
}

/** How the rules of a format read in each case. A fee in its own coin is within the figure of that coin. */
const READ_AS: Readonly<
  Record<FeeReading, Required<Pick<FeeRules, 'total'>> & Pick<FeeRules, 'asset'> & Pick<Identity, 'fee'>>
> = {
  within: { total: 'with', fee: 'within' },
  beside: { total: 'without' },
  coin: { total: 'with', asset: 'base', fee: 'own' },
  received: { total: 'with', asset: 'received', fee: 'own' },
};
const COIN_OF: Readonly<Partial<Record<FeeReading, FeeRule>>> = { within: 'money', coin: 'coin', received: 'received' };
const FEE_READINGS: readonly FeeReading[] = ['within', 'beside', 'coin', 'received'];

/** Where the coin of a fee is known, only what it may be part of is tried. */
function isOfCoin(reading: FeeReading, coin: string): boolean {
  return reading === 'beside' || COIN_OF[reading] === coin;
}

function isTelling(entry: Identity | readonly Identity[]): entry is Identity {
  return 'is' in entry && entry.is === 'total' && entry.product !== undefined && entry.kinds === undefined;
}

function turnedIdentity({ fee: _, ...identity }: Identity, fee: Identity['fee']): Identity {
  return fee === undefined ? identity : { ...identity, fee };
}
