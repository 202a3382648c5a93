/** Services of chains with accounts that list transfers page by page: Cosmos, NearBlocks, Subscan, Horizon, TronGrid, XRPL. */
import { endsOf, newestFirst, type Replay, type ReplayTransfer, replayBalance } from './replay-world.ts';

const iso = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

export const replayCosmos: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    const coin = (amount: bigint) => [{ denom: world.coin?.denom ?? 'uatom', amount: String(amount) }];
    return {
      height: String(transfer.block),
      txhash: transfer.hash,
      code: 0,
      timestamp: iso(transfer.seconds),
      tx: {
        body: { messages: [{ from_address: from, to_address: to, amount: coin(transfer.amount) }] },
        auth_info: { fee: { amount: coin(world.fee) } },
      },
      events: [],
    };
  };
  return ({ url }) => {
    if (url.pathname.includes('/staking/')) return { delegation_responses: [], unbonding_responses: [] };
    if (url.pathname.includes('/bank/'))
      return { balances: [{ denom: world.coin?.denom ?? 'uatom', amount: String(replayBalance(world)) }] };
    const query = url.searchParams.get('query') ?? '';
    const since = Number(/tx\.height>=(\d+)/.exec(query)?.[1] ?? '0');
    const isSent = query.includes('message.sender');
    const [page, limit] = ['page', 'limit'].map((name) => Number(url.searchParams.get(name)));
    const found = world.transfers.filter(({ isOut, block }) => isOut === isSent && block >= since);
    const first = ((page ?? 1) - 1) * (limit ?? 1);
    return { tx_responses: found.slice(first, first + (limit ?? 1)).map(row) };
  };
};

/** As version 3 tells it: the account's transactions with their fees, its receipts with their deposits. */
export const replayNear: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    return {
      transaction_hash: transfer.hash,
      signer_account_id: from,
      predecessor_account_id: from,
      receiver_account_id: to,
      block: { block_height: String(transfer.block), block_timestamp: `${transfer.seconds}123456789` },
      receipt_id: `r-${transfer.hash}`,
      actions: [{ action: 'TRANSFER', method: null }],
      actions_agg: { deposit: String(transfer.amount) },
      outcome: { status: true },
      outcomes_agg: { transaction_fee: String(world.fee) },
    };
  };
  return ({ url }) => {
    if (/\/ft-txns$|\/assets\/fts$/.test(url.pathname)) return { data: [], meta: {} };
    if (url.pathname.endsWith('/balance')) return { data: { amount: String(replayBalance(world)) } };
    const all = newestFirst(world);
    const next = url.searchParams.get('next');
    const from = next === null ? 0 : all.findIndex(({ hash }) => hash === next) + 1;
    const slice = all.slice(from, from + Number(url.searchParams.get('limit')));
    const last = slice.at(-1)?.hash;
    return { data: slice.map(row), meta: last === undefined || last === all.at(-1)?.hash ? {} : { next_page: last } };
  };
};

export const replaySubscan: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => ({
    ...endsOf(world, transfer),
    success: true,
    hash: transfer.hash,
    event_idx: 3,
    block_num: transfer.block,
    block_timestamp: transfer.seconds,
    amount_v2: String(transfer.amount),
    fee: String(world.fee),
    asset_symbol: world.coin?.symbol ?? 'DOT',
  });
  return ({ url, body }) => {
    if (url.pathname.endsWith('/search'))
      return { code: 0, data: { account: { balance: decimal(replayBalance(world), world.coin?.decimals ?? 10) } } };
    if (url.pathname.endsWith('/account/tokens')) return { code: 0, data: { native: [] } };
    if (url.pathname.endsWith('/reward_slash')) return { code: 0, data: { count: 0, list: null } };
    const [page, size] = [Number(body.page), Number(body.row)];
    return {
      code: 0,
      data: {
        transfers: newestFirst(world)
          .slice(page * size, (page + 1) * size)
          .map(row),
      },
    };
  };
};

export const replayHorizon: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => ({
    ...endsOf(world, transfer),
    paging_token: String(transfer.block),
    type: 'payment',
    created_at: iso(transfer.seconds),
    transaction_hash: transfer.hash,
    transaction_successful: true,
    amount: decimal(transfer.amount, 7),
    asset_type: 'native',
    transaction: { fee_account: endsOf(world, transfer).from, fee_charged: String(world.fee), ledger: transfer.block },
  });
  return ({ url }) => {
    if (url.pathname.endsWith('/trades')) return { _embedded: { records: [] } };
    if (!url.pathname.endsWith('/operations')) {
      return { balances: [{ asset_type: 'native', balance: decimal(replayBalance(world), 7) }] };
    }
    const after = Number(url.searchParams.get('cursor') || '0');
    const found = world.transfers.filter(({ block }) => block > after);
    return { _embedded: { records: found.slice(0, Number(url.searchParams.get('limit'))).map(row) } };
  };
};

export const replayTron: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    const value = { owner_address: from, to_address: to, amount: `#${transfer.amount}` };
    return {
      txID: transfer.hash,
      blockNumber: transfer.block,
      block_timestamp: `#${transfer.seconds}000`,
      ret: [{ contractRet: 'SUCCESS', fee: `#${world.fee}` }],
      raw_data: { contract: [{ type: 'TransferContract', parameter: { value } }] },
    };
  };
  return ({ url }) => {
    if (url.pathname.endsWith('/trc20')) return { success: true, data: [], meta: {} };
    if (!url.pathname.endsWith('/transactions'))
      return { success: true, data: [{ balance: `#${replayBalance(world)}` }] };
    const since = Number(url.searchParams.get('min_timestamp') ?? '0');
    const found = world.transfers.filter(({ seconds }) => seconds * 1000 >= since);
    const from = Number(url.searchParams.get('fingerprint') ?? '0');
    const next = from + Number(url.searchParams.get('limit'));
    const meta = next < found.length ? { fingerprint: String(next) } : {};
    return { success: true, data: found.slice(from, next).map(row), meta };
  };
};

export const replayXrpl: Replay = (world) => {
  const row = (transfer: ReplayTransfer) => {
    const { from, to } = endsOf(world, transfer);
    return {
      hash: transfer.hash,
      validated: true,
      close_time_iso: iso(transfer.seconds),
      ledger_index: transfer.block,
      tx_json: { TransactionType: 'Payment', Account: from, Destination: to, Fee: String(world.fee) },
      meta: {
        TransactionResult: 'tesSUCCESS',
        delivered_amount: String(transfer.amount),
        AffectedNodes: [accountNode(from, -transfer.amount - world.fee), accountNode(to, transfer.amount)],
      },
    };
  };
  return ({ body }) => {
    const [asked] = body.params as readonly {
      ledger_index_min?: number;
      limit?: number;
      marker?: { ledger: number };
    }[];
    if (body.method === 'account_lines') return { result: { lines: [] } };
    if (body.method === 'account_info') return { result: { account_data: { Balance: String(replayBalance(world)) } } };
    const from = asked?.marker === undefined ? (asked?.ledger_index_min ?? -1) : asked.marker.ledger + 1;
    const found = world.transfers.filter(({ block }) => block >= from);
    const page = found.slice(0, asked?.limit);
    const marker = page.length < found.length ? { marker: { ledger: page.at(-1)?.block, seq: 1 } } : {};
    return { result: { transactions: page.map(row), ledger_index_max: world.transfers.at(-1)?.block, ...marker } };
  };
};

/** How the XRP Ledger notes that a balance changed. */
function accountNode(account: string, change: bigint) {
  const before = 10_000_000_000n;
  return {
    ModifiedNode: {
      LedgerEntryType: 'AccountRoot',
      FinalFields: { Account: account, Balance: String(before + change) },
      PreviousFields: { Balance: String(before) },
    },
  };
}

function decimal(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
