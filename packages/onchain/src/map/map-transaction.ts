/**
 * One transaction of a chain as ledger events. Certain things become events; coins that left for or came from a stranger
 * stay open until they are matched with another wallet or an exchange, exactly like rows of a file. The open questions
 * of law become swaps with their nature, so that the settings decide and not the reader.
 */
import { add, dec, defined, formatShortest, ZERO } from '@cryptax/kernel';
import { type FeeLeg, isRenaming, type LedgerEvent } from '@cryptax/ledger';
import { findChain } from '../chains/find-chain.ts';
import { type ClassifiedCall, classifyCall } from '../classify/classify-call.ts';
import { ethereumStakingDeposit } from '../protocols/list/ethereum-staking-deposit.ts';
import type { ChainAsset, ChainTransaction } from '../readers/chain-transaction.ts';
import { incomeKindOfChain, incomeKindOfClaim } from './income-kind.ts';
import { natureOf } from './nature-of.ts';
import { otherSideOf } from './other-side.ts';
import { type Flow, isPaidByChain, type OwnFlows, ownFlows, type WalletOf } from './own-flows.ts';
import { shareOut } from './share-out.ts';
import { spentOutputs } from './spent-outputs.ts';
import { smallestPart, type TradeSides, tradeSides } from './trade-sides.ts';

export interface OpenMovement {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly at: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly txHash: string;
  /** Outputs of the wallet that the transaction spent, where the chain has outputs. */
  readonly spent?: readonly string[];
  /** Whom it came from or went to, if that is one address. */
  readonly address?: string;
  readonly fee?: FeeLeg;
  /**
   * `loan`: borrowed or paid back; no acquisition and no disposal, to be confirmed by the user. `unstaked`: what a liquid
   * stake pays out; how much of its token went for it stands in an earlier transaction.
   */
  readonly reason: 'stranger' | 'bridge' | 'loan' | 'unstaked' | 'many-to-many';
}

export interface MappedTransaction {
  readonly events: readonly LedgerEvent[];
  readonly open: readonly OpenMovement[];
  readonly call?: ClassifiedCall;
}

export interface MapOptions {
  readonly walletOf: WalletOf;
  /** The ledger's name of an asset: its symbol if the contract is known, else one that cannot be mistaken. */
  readonly assetName: (asset: ChainAsset) => string;
  /** Tells events of one transaction apart when several wallets of the user have a part in it and each is mapped alone. */
  readonly owner?: string;
}

interface EventFrame {
  readonly id: string;
  readonly at: string;
  readonly wallet: string;
  readonly txHash: string;
  readonly spent?: readonly string[];
  readonly fee?: FeeLeg;
}

/** Where a stake or its deposit lies: on Ethereum the name of the protocol whose deposit took it there. */
function stakePlace(chain: string): string {
  return chain === 'cardano' ? 'Cardano staking deposit' : ethereumStakingDeposit.name;
}

const NFT_DECIMALS = 18;

const EMPTY: MappedTransaction = { events: [], open: [] };

export function mapTransaction(transaction: ChainTransaction, options: MapOptions): MappedTransaction {
  const flows = ownFlows(transaction, options.walletOf);
  const maker = new EventMaker(transaction, flows, options);
  if (transaction.isFailed) return maker.feeAlone();
  const call = classified(transaction);
  const mapped = maker.events(call);
  return call === undefined ? mapped : { ...mapped, call };
}

function classified({ chain, call }: ChainTransaction): ClassifiedCall | undefined {
  const chainId = findChain(chain)?.chainId;
  if (call === undefined || chainId === undefined) return undefined;
  const answer = classifyCall({ chainId, to: call.to, input: call.input });
  return answer.ok ? answer.value : undefined;
}

class EventMaker {
  readonly #transaction: ChainTransaction;
  readonly #flows: OwnFlows;
  readonly #options: MapOptions;
  #fee: OwnFlows['fee'];
  #count = 0;
  #isFeeUsed = false;

  constructor(transaction: ChainTransaction, flows: OwnFlows, options: MapOptions) {
    this.#transaction = transaction;
    this.#flows = flows;
    this.#fee = flows.fee;
    this.#options = options;
  }

  feeAlone(): MappedTransaction {
    const fee = this.#fee;
    if (fee === undefined || !/[1-9]/.test(fee.amount)) return EMPTY;
    const out = { asset: fee.symbol, amount: fee.amount };
    return { events: [{ ...this.#base(fee.wallet, false), kind: 'fee', out }], open: [] };
  }

  events(call: ClassifiedCall | undefined): MappedTransaction {
    const { ins, transfers } = this.#flows;
    const action = call?.classification?.action;
    if (ins.length === 0 && this.#flows.outs.length === 0 && transfers.length === 0) return this.feeAlone();
    const outs = this.#flows.outs.filter((flow) => !isPaidByChain(flow));
    const locked = this.#flows.outs
      .filter(isPaidByChain)
      .map((flow) => this.#parked(flow, flow.wallet, parkedAt(flow.wallet, stakePlace(this.#transaction.chain))));
    const moved = transfers.map(
      ({ from, to, asset, amount }): LedgerEvent => ({
        ...this.#base(from),
        kind: 'transfer',
        toWallet: to,
        out: { asset: this.#name(asset), amount },
      }),
    );
    const paid = ins.filter(isPaidByChain).map((flow) => this.#paidByChain(flow));
    const others = ins.filter((flow) => !isPaidByChain(flow));
    const first = [...moved, ...locked, ...paid];
    if (others.length === 0 && outs.length === 0) return { events: [...first, ...this.feeAloneIfUnused()], open: [] };
    const rest = this.#exchangeOrOneSided(others, outs, call, action);
    return { events: [...first, ...rest.events], open: rest.open };
  }

  /** Rewards are income of staking or mining; a stake that comes back was the user's all the time. */
  #paidByChain(flow: Flow): LedgerEvent {
    // The fee is paid by the wallet, not out of the stake.
    if (flow.kind === 'unstaked') {
      const place = parkedAt(flow.wallet, stakePlace(this.#transaction.chain));
      return this.#parked(flow, place, flow.wallet, false);
    }
    const received = { asset: this.#name(flow.asset), amount: flow.amount };
    const incomeKind = incomeKindOfChain(this.#transaction.chain);
    return { ...this.#base(flow.wallet), kind: 'income', incomeKind, in: received };
  }

  #exchangeOrOneSided(
    ins: readonly Flow[],
    outs: readonly Flow[],
    call: ClassifiedCall | undefined,
    action: string | undefined,
  ): MappedTransaction {
    if (action === 'borrow' || action === 'repay') return this.#open(ins, outs, 'loan');
    if (ins.length > 0 && outs.length > 0) return this.#swap(ins, outs, action);
    if (outs.length > 0) return this.#sent(outs, call, action);
    return this.#received(ins, call, action);
  }

  #swap(ins: readonly Flow[], outs: readonly Flow[], action: string | undefined): MappedTransaction {
    const isPool = action === 'add-liquidity' || action === 'remove-liquidity';
    const isShare = isPool && (ins.length === 1) !== (outs.length === 1);
    const sides = isShare ? undefined : tradeSides(this.#transaction.chain, ins, outs);
    if (sides !== undefined) return this.#trade(sides, action);
    if (!isShare) return this.#open(ins, outs, 'many-to-many');
    // Pools take and give equal values, so each asset stands for an equal part of the share.
    return { events: pairUp(ins, outs).map(([out, into]) => this.#exchanged(out, into, action)), open: [] };
  }

  /** Costs leave with the network's fee. A remainder came in the trade too: for the smallest part of what was given. */
  #trade({ out, into, costs, remainders }: TradeSides, action: string | undefined): MappedTransaction {
    this.#charge(costs);
    const events: LedgerEvent[] = [];
    let given = out;
    for (const remainder of remainders) {
      const [unit, rest] = smallestPart(given);
      events.push(this.#exchanged({ ...given, amount: unit }, remainder, action));
      given = { ...given, amount: rest };
    }
    return { events: [this.#exchanged(given, into, action), ...events], open: [] };
  }

  #exchanged(out: Flow, into: Flow, action: string | undefined): LedgerEvent {
    const nature = natureOf(action);
    const base = this.#base(out.wallet);
    const sides = {
      out: { asset: this.#name(out.asset), amount: out.amount },
      in: { asset: this.#name(into.asset), amount: into.amount },
    };
    // An old coin for its successor is no sale.
    if (isRenaming(sides.out.asset, sides.in.asset, base.at)) return { ...base, kind: 'migration', ...sides };
    return { ...base, kind: 'swap', ...sides, ...defined({ nature }) };
  }

  #charge(costs: readonly Flow[]): void {
    for (const { wallet, asset, amount } of costs) {
      const known = this.#fee?.wallet === wallet ? dec(this.#fee.amount) : ZERO;
      this.#fee = { wallet, symbol: asset.symbol, amount: formatShortest(add(known, dec(amount))) };
    }
  }

  #sent(outs: readonly Flow[], call: ClassifiedCall | undefined, action: string | undefined): MappedTransaction {
    const protocol = protocolAtAddress(call);
    // Handed in to be paid out later (withdrawal queues) it is as much the user's as while it was staked.
    const isParked = action === 'stake' || action === 'supply' || action === 'unstake';
    if (isParked && protocol !== undefined) {
      return { events: outs.map((flow) => this.#parked(flow, flow.wallet, parkedAt(flow.wallet, protocol))), open: [] };
    }
    return this.#open([], outs, action === 'bridge' ? 'bridge' : 'stranger');
  }

  #received(ins: readonly Flow[], call: ClassifiedCall | undefined, action: string | undefined): MappedTransaction {
    const protocol = protocolAtAddress(call);
    if (call?.functionName?.startsWith('claimWithdraw') === true) return this.#open(ins, [], 'unstaked');
    if ((action === 'withdraw' || action === 'unstake') && protocol !== undefined) {
      return { events: ins.map((flow) => this.#parked(flow, parkedAt(flow.wallet, protocol), flow.wallet)), open: [] };
    }
    if (action !== 'claim') return this.#open(ins, [], 'stranger');
    const income = ins.map(
      (flow): LedgerEvent => ({
        ...this.#base(flow.wallet),
        kind: 'income',
        incomeKind: incomeKindOfClaim(call),
        in: { asset: this.#name(flow.asset), amount: flow.amount },
      }),
    );
    return { events: income, open: [] };
  }

  /** Locked in a contract it is still the user's: a transfer to a wallet named after the protocol keeps the lots. */
  #parked(flow: Flow, from: string, to: string, withFee = true): LedgerEvent {
    const out = { asset: this.#name(flow.asset), amount: flow.amount };
    return { ...this.#base(from, withFee), kind: 'transfer', toWallet: to, out };
  }

  #open(ins: readonly Flow[], outs: readonly Flow[], reason: OpenMovement['reason']): MappedTransaction {
    const movement = (flow: Flow, direction: 'in' | 'out'): OpenMovement => {
      const { id, at, txHash, fee, spent } = this.#base(flow.wallet, direction === 'out');
      const asset = this.#name(flow.asset);
      const address = otherSideOf(this.#transaction, flow, direction, this.#options.walletOf);
      const open = { id, direction, at, wallet: flow.wallet, asset, amount: flow.amount, txHash, reason };
      return {
        ...open,
        ...defined({ address, spent, fee }),
      };
    };
    const open = [...outs.map((flow) => movement(flow, 'out')), ...ins.map((flow) => movement(flow, 'in'))];
    return outs.length === 0 && ins.length > 0 ? { events: this.feeAloneIfUnused(), open } : { events: [], open };
  }

  /** Who paid for a call that only brought something in paid a fee of its own. */
  feeAloneIfUnused(): readonly LedgerEvent[] {
    return this.#isFeeUsed ? [] : this.feeAlone().events;
  }

  /** The fee goes with the first event of its wallet, once. */
  #base(wallet: string, withFee = true): EventFrame {
    const { hash, at, chain } = this.#transaction;
    const fee = withFee && !this.#isFeeUsed ? this.#fee : undefined;
    const hasFee = fee !== undefined && /[1-9]/.test(fee.amount);
    if (hasFee) this.#isFeeUsed = true;
    const { owner } = this.#options;
    const id = [chain, hash, ...(owner === undefined ? [] : [owner]), this.#count++].join(':');
    const base = { id, at, wallet, txHash: hash, ...spentOutputs(this.#transaction, wallet, this.#options.walletOf) };
    return hasFee ? { ...base, fee: { asset: fee.symbol, amount: fee.amount } } : base;
  }

  #name(asset: ChainAsset): string {
    return this.#options.assetName(asset);
  }
}

/** Anyone can copy a function: that coins still are the user's is certain only where the contract itself is known. */
function protocolAtAddress(call: ClassifiedCall | undefined): string | undefined {
  return call?.evidence.some(({ kind }) => kind === 'address') === true ? call.protocol?.name : undefined;
}

function parkedAt(wallet: string, protocol: string): string {
  return `${wallet} · ${protocol}`;
}

function pairUp(ins: readonly Flow[], outs: readonly Flow[]): readonly (readonly [Flow, Flow])[] {
  const [firstIn, firstOut] = [ins[0], outs[0]];
  if (firstIn === undefined || firstOut === undefined) return [];
  if (ins.length === 1) {
    return shareOut(firstIn.amount, divisibility(firstIn), outs.length).map((amount, i) => [
      outs[i] ?? firstOut,
      { ...firstIn, amount },
    ]);
  }
  return shareOut(firstOut.amount, divisibility(firstOut), ins.length).map((amount, i) => [
    { ...firstOut, amount },
    ins[i] ?? firstIn,
  ]);
}

/** A position in a pool is one token that cannot be divided; the assets in it still have their equal parts of it. */
function divisibility({ kind, asset }: Flow): number {
  return kind === 'nft' ? NFT_DECIMALS : asset.decimals;
}
