/**
 * One transaction of a chain as ledger events. Certain things become events; coins that left for or came from a stranger
 * stay open until they are matched with another wallet or an exchange, exactly like rows of a file. The open questions
 * of law become swaps with their nature, so that the settings decide and not the reader.
 */
import type { FeeLeg, IncomeKind, LedgerEvent, SwapEvent } from '@cryptax/ledger';
import { findChain } from '../chains/find-chain.ts';
import { type ClassifiedCall, classifyCall } from '../classify/classify-call.ts';
import type { ChainAsset, ChainTransaction } from '../readers/chain-transaction.ts';
import { natureOf } from './nature-of.ts';
import { type Flow, type OwnFlows, ownFlows, type WalletOf } from './own-flows.ts';
import { shareOut } from './share-out.ts';

export interface OpenMovement {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly at: string;
  readonly wallet: string;
  readonly asset: string;
  readonly amount: string;
  readonly txHash: string;
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
  readonly fee?: FeeLeg;
}

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
  #count = 0;
  #isFeeUsed = false;

  constructor(transaction: ChainTransaction, flows: OwnFlows, options: MapOptions) {
    this.#transaction = transaction;
    this.#flows = flows;
    this.#options = options;
  }

  feeAlone(): MappedTransaction {
    const { fee } = this.#flows;
    if (fee === undefined || !/[1-9]/.test(fee.amount)) return EMPTY;
    const out = { asset: fee.symbol, amount: fee.amount };
    return { events: [{ ...this.#base(fee.wallet, false), kind: 'fee', out }], open: [] };
  }

  events(call: ClassifiedCall | undefined): MappedTransaction {
    const { ins, outs, transfers } = this.#flows;
    const action = call?.classification?.action;
    if (ins.length === 0 && outs.length === 0 && transfers.length === 0) return this.feeAlone();
    const moved = transfers.map(
      ({ from, to, asset, amount }): LedgerEvent => ({
        ...this.#base(from),
        kind: 'transfer',
        toWallet: to,
        out: { asset: this.#name(asset), amount },
      }),
    );
    const rest = this.#exchangeOrOneSided(ins, outs, call, action);
    return { events: [...moved, ...rest.events], open: rest.open };
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

  /** Several on one side share the other in equal parts: pools take equal values, and a price decides nothing here. */
  #swap(ins: readonly Flow[], outs: readonly Flow[], action: string | undefined): MappedTransaction {
    if (ins.length > 1 && outs.length > 1) return this.#open(ins, outs, 'many-to-many');
    const nature = natureOf(action);
    const pairs = pairUp(ins, outs);
    const events = pairs.map(
      ([out, into]): SwapEvent => ({
        ...this.#base(out.wallet),
        kind: 'swap',
        out: { asset: this.#name(out.asset), amount: out.amount },
        in: { asset: this.#name(into.asset), amount: into.amount },
        ...(nature === undefined ? {} : { nature }),
      }),
    );
    return { events, open: [] };
  }

  #sent(outs: readonly Flow[], call: ClassifiedCall | undefined, action: string | undefined): MappedTransaction {
    const protocol = call?.protocol?.name;
    // Handed in to be paid out later (withdrawal queues) it is as much the user's as while it was staked.
    const isParked = action === 'stake' || action === 'supply' || action === 'unstake';
    if (isParked && protocol !== undefined) {
      return { events: outs.map((flow) => this.#parked(flow, flow.wallet, parkedAt(flow.wallet, protocol))), open: [] };
    }
    return this.#open([], outs, action === 'bridge' ? 'bridge' : 'stranger');
  }

  #received(ins: readonly Flow[], call: ClassifiedCall | undefined, action: string | undefined): MappedTransaction {
    const protocol = call?.protocol?.name;
    if (call?.functionName?.startsWith('claimWithdraw') === true) return this.#open(ins, [], 'unstaked');
    if ((action === 'withdraw' || action === 'unstake') && protocol !== undefined) {
      return { events: ins.map((flow) => this.#parked(flow, parkedAt(flow.wallet, protocol), flow.wallet)), open: [] };
    }
    const isIncome = (flow: Flow) => flow.kind === 'reward' || action === 'claim';
    const income = ins.filter(isIncome).map(
      (flow): LedgerEvent => ({
        ...this.#base(flow.wallet),
        kind: 'income',
        incomeKind: flow.kind === 'reward' ? 'staking' : incomeKindOf(call),
        in: { asset: this.#name(flow.asset), amount: flow.amount },
      }),
    );
    const others = this.#open(
      ins.filter((flow) => !isIncome(flow)),
      [],
      'stranger',
    );
    return { events: [...income, ...others.events], open: others.open };
  }

  /** Locked in a contract it is still the user's: a transfer to a wallet named after the protocol keeps the lots. */
  #parked(flow: Flow, from: string, to: string): LedgerEvent {
    const out = { asset: this.#name(flow.asset), amount: flow.amount };
    return { ...this.#base(from), kind: 'transfer', toWallet: to, out };
  }

  #open(ins: readonly Flow[], outs: readonly Flow[], reason: OpenMovement['reason']): MappedTransaction {
    const movement = (flow: Flow, direction: 'in' | 'out'): OpenMovement => {
      const { id, at, txHash, fee } = this.#base(flow.wallet, direction === 'out');
      const asset = this.#name(flow.asset);
      const open = { id, direction, at, wallet: flow.wallet, asset, amount: flow.amount, txHash, reason };
      return fee === undefined ? open : { ...open, fee };
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
    const fee = withFee && !this.#isFeeUsed ? this.#flows.fee : undefined;
    const hasFee = fee !== undefined && /[1-9]/.test(fee.amount);
    if (hasFee) this.#isFeeUsed = true;
    const { owner } = this.#options;
    const id = [chain, hash, ...(owner === undefined ? [] : [owner]), this.#count++].join(':');
    const base = { id, at, wallet, txHash: hash };
    return hasFee ? { ...base, fee: { asset: fee.symbol, amount: fee.amount } } : base;
  }

  #name(asset: ChainAsset): string {
    return this.#options.assetName(asset);
  }
}

function parkedAt(wallet: string, protocol: string): string {
  return `${wallet} · ${protocol}`;
}

function pairUp(ins: readonly Flow[], outs: readonly Flow[]): readonly (readonly [Flow, Flow])[] {
  const [firstIn, firstOut] = [ins[0], outs[0]];
  if (firstIn === undefined || firstOut === undefined) return [];
  if (ins.length === 1) {
    return shareOut(firstIn.amount, firstIn.asset.decimals, outs.length).map((amount, i) => [
      outs[i] ?? firstOut,
      { ...firstIn, amount },
    ]);
  }
  return shareOut(firstOut.amount, firstOut.asset.decimals, ins.length).map((amount, i) => [
    { ...firstOut, amount },
    ins[i] ?? firstIn,
  ]);
}

function incomeKindOf(call: ClassifiedCall | undefined): IncomeKind {
  switch (call?.protocol?.category) {
    case 'staking':
      return 'staking';
    case 'lending':
      return 'lending';
    case 'token':
      return 'airdrop';
    default:
      return 'farming';
  }
}
