/** Who a token is that has no ticker of its own: name, whole contract, a warning where it borrows a known symbol; and what became of a coin. */
import { isContractToken } from '@cryptax/ledger';
import { Fragment } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { RenameNote } from '../../../../../platform/ledger/rename-note.tsx';
import { tokenNameOf } from '../../../../../platform/ledger/token-names.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';

export function TokenNotes({ row }: { readonly row: Pick<EventRow, 'in' | 'out' | 'at' | 'kind'> }) {
  const assets = [...new Set([row.out?.asset, row.in?.asset])].filter((asset) => asset !== undefined);
  return assets.map((asset) => (
    <Fragment key={asset}>
      {isContractToken(asset) && <TokenNote asset={asset} />}
      <RenameNote asset={asset} since={row.kind === 'migration' ? undefined : row.at} className="mb-3.5" />
    </Fragment>
  ));
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
