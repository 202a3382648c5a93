/**
 * One row of a bound table to facts, or to a verdict: ignored with a reason, or up for review. Nothing is defaulted: a word, a date
 * or an amount that is not understood stops the row, not the file.
 */

import type { Instant } from '@cryptax/kernel';
import type { AccountNames } from '../accounts/account-names.ts';
import type { FormatKind } from '../formats/format.ts';
import type { RowCells } from '../read/table.ts';
import { TokenCache } from '../read/token-cache.ts';
import type { ReviewCode } from '../review-codes.ts';
import type { AssetResolver } from '../values/asset.ts';
import { AmountProblem } from './amount-problem.ts';
import { classVerdict } from './asset-class.ts';
import type { ColumnDecisions } from './column-decisions.ts';
import { type ColumnIndex, cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';
import { type Doubt, doubtIn, HIGH_FEE, refundIn } from './doubts.ts';
import { FeeEvidence } from './fee-evidence.ts';
import { IdentityCheck } from './identities.ts';
import { holdsTwoRows, OTHER_HEADER, pageFurniture, REPEATED_HEADER } from './page-furniture.ts';
import { readableCells } from './readable-cells.ts';
import { lacksAmount, RowDamage } from './row-damage.ts';
import { feeOnly, NO_SIDES, newFacts, type RowFacts, type Sides } from './row-facts.ts';
import { hasUnnamedFee } from './row-fees.ts';
import type { Proof } from './row-identity.ts';
import { InstantReader } from './row-instant.ts';
import { flipGift, kindBySides, kindBySign, kindByWord } from './row-kind.ts';
import { RowNumbers } from './row-numbers.ts';
import { rowStatus } from './row-status.ts';
import { asInFile, textAt, typeText, unknownType } from './row-text.ts';
import { RowViewer } from './row-view.ts';
import { RowWallets } from './row-wallets.ts';
import { SideReader } from './sides.ts';
import { type OddSigns, reversedIn, type Sign } from './trade-signs.ts';
import { review, type Verdict } from './verdict.ts';

export interface RowReaderOptions {
  readonly bound: BoundFormat;
  readonly decisions: ColumnDecisions;
  readonly assets: AssetResolver;
  readonly fileName: string;
  readonly wallet?: string | undefined;
  /** Wallets of accounts that the file names. */
  readonly accounts: AccountNames;
  /** The user said that fees above the usual are right. */
  readonly takesHighFees?: boolean;
  /** The file writes fees with both signs, and this one says that they were paid back. */
  readonly refund?: Sign | undefined;
  /** It writes trades of one word with both. */
  readonly oddSigns?: OddSigns | undefined;
}

export class RowReader {
  readonly #options: RowReaderOptions;
  readonly #instants: InstantReader;
  readonly #sides: SideReader;
  readonly #index: ColumnIndex;
  readonly #kinds = new TokenCache<FormatKind>();
  /** The type cell alone tells the kind. */
  readonly #isOneWord: boolean;
  readonly #hasStatus: boolean;
  readonly #damage: RowDamage | undefined;
  readonly #view: RowViewer;
  readonly #hasClasses: boolean;
  /** Undefined if the columns of the file prove nothing. */
  readonly #identities: IdentityCheck | undefined;
  /** Undefined if the fees of the file are known. */
  readonly #fees: FeeEvidence | undefined;
  readonly #wallets: RowWallets;
  readonly #isDoubtful: boolean;
  /** The answer for one row, used again for the next, unless rows wait for others. */
  readonly #facts = newFacts();
  readonly #isKept: boolean;
  /** A fee was doubted. */
  hasHighFees = false;
  /** Of the last header in mid-file: its columns stand in another order. */
  #isUnderOtherHeader = false;

  constructor(options: RowReaderOptions) {
    const { bound } = options;
    this.#options = options;
    this.#wallets = new RowWallets(options);
    this.#view = new RowViewer(options);
    this.#index = bound.index;
    this.#isOneWord = bound.index.tag === undefined && bound.index.subtype === undefined;
    this.#isDoubtful = bound.definition.doubtful === true;
    this.#isKept = bound.definition.group !== undefined;
    const { status, doubtful } = bound.definition;
    this.#hasStatus = (status !== undefined || doubtful === true) && bound.index.status !== undefined;
    this.#hasClasses = bound.definition.cryptoClasses !== undefined && bound.index.assetClass !== undefined;
    const { rowShape } = options.decisions;
    this.#damage = rowShape === undefined ? undefined : new RowDamage(bound, rowShape);
    const numbers = new RowNumbers();
    const identities = new IdentityCheck(bound, options.decisions, numbers);
    this.#identities = identities.isEmpty ? undefined : identities;
    this.#instants = new InstantReader(options.bound, options.decisions);
    this.#sides = new SideReader(options.bound, options.decisions.styles, options.assets, numbers);
    this.#fees = this.#sides.openFees && new FeeEvidence(bound, options.decisions);
  }

  /** Whether the zone of the file made a difference so far. */
  get needsZone(): boolean {
    return this.#instants.needsZone;
  }

  /** How many rows could be held against the identities of the format, and how many contradict one. */
  get proof(): Proof {
    const { checked = 0, failed = 0, failedLikely = 0, ofOneScale = 0, scale } = this.#identities ?? {};
    const oddSigns = this.#sides.tradeSigns.odd();
    const fees = this.#fees?.tally();
    return { checked, failed, failedLikely, ofOneScale, scale, signs: this.#sides.signs, oddSigns, fees };
  }

  /** `id`: the provider's id of the row. */
  read(row: RowCells, ticket: number, id: string | undefined): RowFacts | Verdict {
    const { bound } = this.#options;
    const furniture = pageFurniture(bound, row);
    if (furniture !== undefined) return this.#below(furniture);
    if (this.#isUnderOtherHeader) return review(OTHER_HEADER, {});
    if (holdsTwoRows(bound, row)) return review('row.two-in-one', {});
    const damage = this.#damage?.codeOf(row);
    if (damage !== undefined) return review(damage, {});
    const status = this.#hasStatus ? rowStatus(bound, row) : 'done';
    if (status === 'skip') return { kind: 'ignored', code: 'status-not-done' };
    if (status === 'total') return { kind: 'ignored', code: 'total-row' };
    if (status === 'unknown') return review('status.unknown', { word: cellAt(row, this.#index.status) });
    const otherClass = this.#hasClasses ? classVerdict(bound, row, this.#options.decisions.rowShape) : undefined;
    if (otherClass !== undefined) return otherClass;
    const at = this.#instants.read(row);
    if (typeof at !== 'number') return at;
    return this.#read(row, ticket, id, at as Instant, status);
  }

  /** What a row says all the same that waits for a person. */
  readable(row: RowCells, code: ReviewCode): Readonly<Record<string, string>> {
    const at = this.instantOf(row);
    const { definition } = this.#options.bound;
    const view = this.#view.of(row, at ?? (0 as Instant));
    const hasOtherCoin = this.#sides.openFees !== undefined && hasUnnamedFee(row, this.#index);
    const isAdjusted = definition.adjust !== undefined || hasOtherCoin;
    const cells = { code, at, kind: this.#kindByWord(row), view, isAdjusted };
    return readableCells({ ...cells, worth: () => this.#sides.worthInEuro(row, at ?? (0 as Instant)) });
  }

  /** A row whose numbers are cut at their commas, put together again; any other as it is. */
  whole(row: RowCells): RowCells {
    return this.#damage?.joined(row) ?? row;
  }

  /** What is known of a row that cannot be read: enough to find the trade that it belongs to. */
  outline(row: RowCells, ticket: number, id: string | undefined): RowFacts {
    const at = this.#instants.read(row);
    const kind = this.#kindByWord(row) ?? kindBySign(this.#options.bound, row) ?? 'review';
    const instant = (typeof at === 'number' ? at : Number.NaN) as Instant;
    return this.#assemble(row, ticket, id, instant, kind, NO_SIDES);
  }

  #read(
    row: RowCells,
    ticket: number,
    id: string | undefined,
    at: Instant,
    status: 'done' | 'failed-but-paid',
  ): RowFacts | Verdict {
    const { bound } = this.#options;
    const known = this.#kindByWord(row) ?? kindBySign(bound, row);
    if (known === 'ignore' && !this.#isAdjusted('ignore')) return { kind: 'ignored', code: 'internal-move' };
    const hasFailed = status === 'failed-but-paid';
    if (known === 'review' && !hasFailed) {
      return unknownType(typeText(row, this.#index), this.#moved(row, ticket, id, at));
    }
    try {
      const sides = this.#sides.read(row, at, hasFailed ? 'fee' : (known ?? 'swap'));
      const kind = hasFailed ? 'fee' : (known ?? kindBySides(bound, sides));
      if (kind === undefined) return unknownType(typeText(row, this.#index));
      if (lacksAmount(bound, row, kind, sides)) return review('amount.missing', {});
      const moved = hasFailed ? feeOnly(sides) : sides;
      return this.#adjusted(this.#assemble(row, ticket, id, at, flipGift(kind, sides), moved), row);
    } catch (error) {
      if (!(error instanceof AmountProblem)) throw error;
      /** In a file whose signs only a mapping guessed, neither word nor sign is believed: nothing moves until somebody says so. */
      const isBySign = error.code === 'amount.sign-contradicts-type' && !this.#isDoubtful;
      return review(error.code, asInFile(bound, error.params), isBySign ? this.#moved(row, ticket, id, at) : undefined);
    }
  }

  /** A word that nobody knows, or one that the sign contradicts: the columns or the sign still say which way the coins went. */
  #moved(row: RowCells, ticket: number, id: string | undefined, at: Instant): RowFacts | undefined {
    try {
      const sides = this.#sides.readBySign(row, at);
      if (sides === undefined || this.#sides.openFees?.doubt !== undefined) return undefined;
      const facts = this.#assemble(row, ticket, id, at, 'review', sides);
      const { adjust } = this.#options.bound.definition;
      const isAdjusted = adjust !== undefined && this.#isAdjusted('review');
      const moved = isAdjusted ? adjust(facts, this.#view.of(row, at)) : facts;
      return 'at' in moved && moved.kind === 'review' ? moved : undefined;
    } catch (error) {
      if (error instanceof AmountProblem) return undefined;
      throw error;
    }
  }

  /** A header in mid-file decides about the rows below it. */
  #below(furniture: Verdict): Verdict {
    if (furniture.code === REPEATED_HEADER) this.#isUnderOtherHeader = false;
    else if (furniture.code === OTHER_HEADER) this.#isUnderOtherHeader = true;
    return furniture;
  }

  /** A file has few words for what happened. */
  #kindByWord(row: RowCells): FormatKind | undefined {
    const token = this.#isOneWord ? row.token(this.#index.type ?? -1) : 0;
    const known = this.#kinds.get(token);
    if (known !== undefined) return known;
    const kind = kindByWord(this.#options.bound, row);
    if (kind !== undefined && token !== 0) this.#kinds.set(token, kind);
    return kind;
  }

  #assemble(
    row: RowCells,
    ticket: number,
    id: string | undefined,
    at: Instant,
    kind: FormatKind,
    sides: Sides,
  ): RowFacts {
    const facts = this.#facts;
    facts.ticket = ticket;
    facts.id = id;
    facts.at = at;
    facts.kind = kind;
    facts.wallet = this.#wallets.of(row);
    facts.toWallet = this.#wallets.targetOf(row);
    facts.in = sides.in;
    facts.out = sides.out;
    facts.fee = sides.fee;
    facts.value = sides.value;
    facts.loss = sides.loss;
    facts.txHash = textAt(row, this.#index.txHash);
    facts.address = textAt(row, this.#index.address);
    facts.note = textAt(row, this.#index.note);
    facts.reference = textAt(row, this.#index.reference);
    if (sides.moreFees !== undefined) return { ...facts, moreFees: sides.moreFees };
    return this.#isKept ? { ...facts } : facts;
  }

  #adjusted(facts: RowFacts, row: RowCells): RowFacts | Verdict {
    const { adjust } = this.#options.bound.definition;
    const reversed = reversedIn(facts, row, this.#index.type, this.#sides.isMinusAmount, this.#options.oddSigns);
    if (reversed !== undefined) return reversed;
    const { openFees } = this.#sides;
    if (openFees !== undefined) this.#fees?.add(facts, row, openFees.parts);
    const openFee = openFees?.doubt;
    if (openFee !== undefined) return review(openFee.code, asInFile(this.#options.bound, openFee.params));
    const wrong = this.#identities?.contradictionIn(facts, row);
    if (wrong !== undefined) return review('row.figures-differ', wrong, { ...facts, kind: 'review' });
    const isCost = this.#identities?.hasProvenFee === true;
    const refund = isCost ? undefined : refundIn(facts, this.#sides.isMinusFee, this.#options.refund);
    if (refund !== undefined) return review(refund.code, refund.params, refund.moved);
    const doubt = this.#isDoubtful ? this.#doubt(facts, row) : undefined;
    if (doubt !== undefined) return review(doubt.code, doubt.params, { ...facts, kind: 'review' });
    if (adjust === undefined || !this.#isAdjusted(facts.kind)) {
      return facts.kind === 'ignore' ? { kind: 'ignored', code: 'internal-move' } : facts;
    }
    const result = adjust(facts, this.#view.of(row, facts.at));
    if ('ignore' in result) return { kind: 'ignored', code: result.ignore };
    if ('review' in result) {
      const { params = {}, moved } = result;
      return review(result.review, params, moved && { ...moved, kind: 'review' });
    }
    return result.kind === 'ignore' ? { kind: 'ignored', code: 'internal-move' } : result;
  }

  #doubt(facts: RowFacts, row: RowCells): Doubt | undefined {
    const doubt = doubtIn(facts, /^[-−]/.test(cellAt(row, this.#index.amount)), this.#options.takesHighFees === true);
    if (doubt?.code === HIGH_FEE) this.hasHighFees = true;
    return doubt;
  }

  #isAdjusted(kind: FormatKind): boolean {
    const { adjust, adjusted } = this.#options.bound.definition;
    return adjust !== undefined && (adjusted === undefined || adjusted.includes(kind));
  }

  walletOf(row: RowCells): string {
    return this.#wallets.of(row);
  }

  /** When the row happened, if that can be read. */
  instantOf(row: RowCells): Instant | undefined {
    const at = this.#instants.read(row);
    return typeof at === 'number' ? (at as Instant) : undefined;
  }
}
