/** Operations and trades of Stellar as movements of one account. */
import { type Json, listField, textField } from '@cryptax/kernel';
import type { Chain } from '../chains/chain.ts';
import { type ChainAsset, coinOrToken, type Movement } from './chain-transaction.ts';
import { isZeroText } from './units.ts';

/** Operations that do not say themselves how much they moved; their effects do. */
const TOLD_BY_EFFECTS: ReadonlySet<string> = new Set([
  'account_merge',
  'create_claimable_balance',
  'claim_claimable_balance',
  'clawback',
  'clawback_claimable_balance',
  'liquidity_pool_deposit',
  'liquidity_pool_withdraw',
  'inflation',
  'set_trust_line_flags',
]);

export function isReportedByEffects(row: Json): boolean {
  return TOLD_BY_EFFECTS.has(textField(row, 'type') ?? '');
}

export function operationMovements(chain: Chain, row: Json): readonly Movement[] {
  const type = textField(row, 'type') ?? '';
  if (type === 'create_account') {
    return moved(chain.native, textField(row, 'funder'), textField(row, 'account'), textField(row, 'starting_balance'));
  }
  const [from, to, amount] = ['from', 'to', 'amount'].map((name) => textField(row, name));
  if (type === 'payment') return moved(assetOf(chain, row, ''), from, to, amount);
  if (type.startsWith('path_payment')) {
    // The sender gives one asset, the recipient gets another; the network's order book stands between them.
    return [
      ...moved(assetOf(chain, row, 'source_'), from, '', textField(row, 'source_amount')),
      ...moved(assetOf(chain, row, ''), '', to, amount),
    ];
  }
  // A contract names every payment it made; minting has no sender and burning no recipient.
  return (listField(row, 'asset_balance_changes') ?? []).flatMap((change) =>
    moved(
      assetOf(chain, change, ''),
      textField(change, 'from') ?? '',
      textField(change, 'to') ?? '',
      textField(change, 'amount'),
    ),
  );
}

/** Credits and debits of the account, with the other side where the operation names one. */
export function effectMovements(
  chain: Chain,
  operation: Json,
  effects: readonly Json[],
  address: string,
): readonly Movement[] {
  const [merged, into] = ['account', 'into'].map((name) => textField(operation, name));
  const isMerge = textField(operation, 'type') === 'account_merge';
  const other = isMerge ? ((merged === address ? into : merged) ?? '') : '';
  return effects
    .filter((effect) => textField(effect, 'account') === address)
    .flatMap((effect) => {
      const amount = textField(effect, 'amount');
      switch (textField(effect, 'type')) {
        case 'account_credited':
          return moved(assetOf(chain, effect, ''), other, address, amount);
        case 'account_debited':
          return moved(assetOf(chain, effect, ''), address, other, amount);
        default:
          return [];
      }
    });
}

/** The base party gives the base asset and gets the other. */
export function tradeMovements(chain: Chain, trade: Json, address: string): readonly Movement[] {
  const [base, counter] = ['base_account', 'counter_account'].map((name) => textField(trade, name));
  const [baseAmount, counterAmount] = ['base_amount', 'counter_amount'].map((name) => textField(trade, name));
  const [baseAsset, counterAsset] = [assetOf(chain, trade, 'base_'), assetOf(chain, trade, 'counter_')];
  if (base === address) {
    return [...moved(baseAsset, address, '', baseAmount), ...moved(counterAsset, '', address, counterAmount)];
  }
  if (counter !== address) return [];
  return [...moved(counterAsset, address, '', counterAmount), ...moved(baseAsset, '', address, baseAmount)];
}

function moved(asset: ChainAsset, from?: string, to?: string, amount?: string): readonly Movement[] {
  if (from === undefined || to === undefined || amount === undefined || !/^\d+(\.\d+)?$/.test(amount)) return [];
  return isZeroText(amount) ? [] : [{ kind: coinOrToken(asset), from, to, asset, amount: trimmed(amount) }];
}

export function assetOf(chain: Chain, row: Json, prefix: '' | 'source_' | 'base_' | 'counter_'): ChainAsset {
  const [listedCode, listedIssuer] = (textField(row, `${prefix}asset`) ?? '').split(':');
  const code = textField(row, `${prefix}asset_code`) ?? (listedIssuer === undefined ? undefined : listedCode);
  if (code === undefined) return chain.native;
  const issuer = textField(row, `${prefix}asset_issuer`) ?? listedIssuer ?? '';
  return { symbol: code, contract: `${code}:${issuer}`, decimals: chain.native.decimals };
}

/** `120.5000000` is `120.5`. */
export function trimmed(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0{1,40}$/, '') : amount;
}
