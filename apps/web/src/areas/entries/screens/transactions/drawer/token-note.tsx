/** Who a token is that has no ticker of its own: its name and whole contract, and a warning where it borrows a known symbol. */
import { isContractToken } from '@cryptax/ledger';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { tokenNameOf } from '../../../../../platform/ledger/token-names.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';

export function TokenNotes({ row }: { readonly row: Pick<EventRow, 'in' | 'out'> }) {
  const assets = new Set([row.out?.asset, row.in?.asset]);
  return [...assets].map((asset) =>
    asset !== undefined && isContractToken(asset) ? <TokenNote key={asset} asset={asset} /> : null,
  );
}

function TokenNote({ asset }: { readonly asset: string }) {
  const t = useStrings(drawerStrings);
  const { symbol, name, isCopy = false } = tokenNameOf(asset) ?? {};
  const title = symbol === undefined ? t('token.unknown') : name ? `${name} (${symbol})` : symbol;
  return (
    <Callout tone={isCopy ? 'review' : 'info'} title={title} className="mb-3.5">
      {isCopy && <span className="block">{t('token.copy', { symbol: symbol ?? '' })}</span>}
      <span className="block font-mono text-xs wrap-anywhere">{asset.slice(asset.indexOf(':') + 1)}</span>
    </Callout>
  );
}
