/**
 * Fees of a file whose columns only a mapping names. Nothing about them is believed: of which coin they are, whether several columns add up, and
 * whether what was sent or received holds them is proven by the figures of the whole file, or asked once; rows whose coin is open wait. An answer
 * is kept with the mapping and not asked again.
 */
import { defined } from '@cryptax/kernel';
import { findColumn, normalizeHeader } from '../detect/header-template.ts';
import type { ColumnRole, Columns, FeeRules, FormatDefinition } from '../formats/format.ts';
import { namesSumWithFee } from '../wizard/header-words.data.ts';
import { ALL_FEES, type FeeAnswers, type FileQuestion, type PlaceOfFee, settled } from './column-decisions.ts';
import type { FeeTally } from './fee-evidence.ts';
import type { MapInput, MappedTable } from './mapped-table.ts';
import { MONEY_CHOICES } from './open-money.ts';
import { COIN_ROLE, FEE_ROLES, PAYMENT } from './row-fees.ts';

type Map = (input: MapInput) => Promise<MappedTable>;
type Places = Readonly<Record<'sent' | 'received', PlaceOfFee>>;

/** Money, and what exchanges let fees be paid in. */
const NAMED_COINS = [...MONEY_CHOICES, 'ETH', 'BNB', 'KCS', 'OKB', 'BGB', 'GT', 'MX', 'CRO', 'LEO', 'HT', 'BEST'];

export async function mapOpenFees(input: MapInput, map: Map): Promise<MappedTable> {
  const { definition, answers: given } = input;
  if (definition.openFees !== true || FEE_ROLES.every((role) => definition.columns[role] === undefined))
    return map(input);
  const kept = definition.answers ?? {};
  const answers = { ...kept, ...given, feeCoins: { ...kept.feeCoins, ...given.feeCoins } };
  const chosen = chosenColumns(definition, answers.feeColumns);
  const likely = likelyPlaces(input, answers);
  const isAll = answers.feeColumns === ALL_FEES;
  const first = { coins: answers.feeCoins, places: likely, addUp: isAll };
  const looked = await map({ ...input, answers, definition: ruled(chosen, first) });
  const tally = looked.proof.fees;
  if (tally === undefined) return looked;
  const places = {
    sent: answers.feeSent ?? tally.places.get('sent') ?? likely.sent,
    received: answers.feeReceived ?? tally.places.get('received') ?? likely.received,
  };
  const coins = { ...Object.fromEntries(tally.coins), ...answers.feeCoins };
  const proven = { coins, places, addUp: isAll || tally.addsUp };
  const feePlace = tally.places.get('trade');
  const isKnown = JSON.stringify(first) === JSON.stringify(proven) && feePlace === undefined;
  const read = isKnown ? looked : await map({ ...input, answers, feePlace, definition: ruled(chosen, proven) });
  const inCoin = (read.proof.fees ?? tally).inCoin;
  /** What the mapping says is not asked again. */
  const isAsked = given.fee !== undefined || kept.fee === undefined;
  const questions = [
    ...read.questions.filter(({ code }) => code !== 'fee'),
    ...columnQuestion(definition, tally, given),
    ...coinQuestions(definition, tally, given),
    ...read.questions.filter(({ code }) => code === 'fee' && isAsked),
    ...placeQuestions({ tally, inCoin, given, kept, places }),
  ];
  return { ...read, questions };
}

/** Of several columns the one that the user named, with its coin. */
function chosenColumns(definition: FormatDefinition, answer: string | undefined): FormatDefinition {
  const role = FEE_ROLES.find((each) => headerOf(definition.columns[each]) === answer);
  if (answer === undefined || answer === ALL_FEES || role === undefined) return definition;
  const { fee, fee2, fee3, feeAsset, feeAsset2, feeAsset3, ...columns } = definition.columns;
  const { feeAsset: a, feeAsset2: b, feeAsset3: c, ...defaults } = definition.defaults ?? {};
  const coin = definition.columns[COIN_ROLE[role]];
  const named = definition.defaults?.[COIN_ROLE[role]];
  return {
    ...definition,
    columns: { ...columns, ...column('fee', definition.columns[role]), ...column('feeAsset', coin) },
    defaults: { ...defaults, ...defined({ feeAsset: named }) },
  };
}

function column(role: ColumnRole, ref: Columns[ColumnRole]): Columns {
  return ref === undefined ? {} : { [role]: ref };
}

function headerOf(ref: Columns[ColumnRole]): string | undefined {
  return [ref ?? []].flat()[0];
}

interface Known {
  readonly coins: NonNullable<FeeRules['coins']>;
  readonly places: Places;
  readonly addUp: boolean;
}

function ruled(definition: FormatDefinition, { coins, places, addUp }: Known): FormatDefinition {
  const rules: FeeRules = {
    ...definition.fees,
    coins,
    sent: places.sent === 'within' ? 'with' : 'without',
    received: places.received === 'within' ? 'without' : 'net',
    addUp,
  };
  return { ...definition, fees: rules };
}

/** What is used where nothing proves it: `Amount incl. fee` of a withdrawal holds the fee; of a receipt the fee still goes off. */
function likelyPlaces(input: MapInput, { feeSent, feeReceived }: FeeAnswers): Places {
  const sent = namesFeeWithin(input, ['amount', 'amountOut', 'sellAmount']) ? 'within' : 'beside';
  return { sent: feeSent ?? sent, received: feeReceived ?? 'within' };
}

/** A header says that the sum below it holds the fee. */
export function namesFeeWithin({ definition, headerCells }: MapInput, roles: readonly ColumnRole[]): boolean {
  const headers = headerCells.map(normalizeHeader);
  return roles.some((role) => {
    const ref = definition.columns[role];
    return ref !== undefined && namesSumWithFee(headers[findColumn(ref, headers)] ?? '');
  });
}

function columnQuestion(
  { columns, answers }: FormatDefinition,
  { hasSeveral, addsUp }: FeeTally,
  { feeColumns }: FeeAnswers,
): readonly FileQuestion[] {
  const headers = FEE_ROLES.flatMap((role) => headerOf(columns[role]) ?? []);
  const isOpen = hasSeveral && !addsUp && answers?.feeColumns === undefined;
  if (feeColumns === undefined && (!isOpen || headers.length < 2)) return [];
  const choices = [ALL_FEES, ...headers];
  return [{ code: 'fee-columns', choices, proposed: ALL_FEES, column: headers.join(', '), ...settled(feeColumns) }];
}

/** One question for each column whose coin is neither named nor proven nor kept with the mapping; an answer of this import can be changed. */
function coinQuestions(
  definition: FormatDefinition,
  { unnamed, likelyInCoin, coins }: FeeTally,
  given: FeeAnswers,
): readonly FileQuestion[] {
  return [...unnamed].flatMap(([ticker, column]): readonly FileQuestion[] => {
    const answer = given.feeCoins?.[ticker];
    const isSettled = coins.has(ticker) || definition.answers?.feeCoins?.[ticker] !== undefined;
    if (answer === undefined && isSettled) return [];
    const choices = [...rulesFor(ticker, definition, likelyInCoin), ...NAMED_COINS];
    return [{ code: 'fee-coin', ticker, column, choices, proposed: choices[0] ?? '', ...settled(answer) }];
  });
}

/** The likeliest first. */
function rulesFor(
  key: string,
  { columns, defaults }: FormatDefinition,
  likelyInCoin: FeeTally['likelyInCoin'],
): readonly string[] {
  if (columns.buyAmount !== undefined || columns.sellAmount !== undefined)
    return key.startsWith(PAYMENT) ? ['coin'] : ['received', 'sent'];
  const money = defaults?.quoteAsset;
  const hasMoney = columns.quoteAsset !== undefined || columns.pair !== undefined || money !== undefined;
  if (key.startsWith(PAYMENT)) return hasMoney ? ['coin', 'money'] : ['coin'];
  return likelyInCoin.has(key) ? ['coin', 'money', 'received'] : ['money', 'coin', 'received'];
}

interface Asked {
  readonly tally: FeeTally;
  readonly inCoin: FeeTally['inCoin'];
  readonly given: FeeAnswers;
  readonly kept: FeeAnswers;
  readonly places: Places;
}

/** Of what was sent and of what was received, each by its own proof. */
function placeQuestions({ tally, inCoin, given, kept, places }: Asked): readonly FileQuestion[] {
  return (['sent', 'received'] as const).flatMap((group): readonly FileQuestion[] => {
    const name = group === 'sent' ? 'feeSent' : 'feeReceived';
    const answer = given[name];
    const isSettled = tally.places.has(group) || kept[name] !== undefined;
    if (answer === undefined && (isSettled || !inCoin.has(group))) return [];
    const choices: readonly PlaceOfFee[] = ['within', 'beside'];
    return [{ code: `fee-${group}`, choices, proposed: places[group], ...settled(answer, places[group]) }];
  });
}
