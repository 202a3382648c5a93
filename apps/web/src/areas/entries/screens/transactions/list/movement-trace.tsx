/** The other side and the transaction of a movement nobody has explained yet, shortened, with the way to the explorer. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { linkClass } from '../../../../../ui/class-names.ts';
import { transactionsStrings } from '../strings.ts';

type TraceRow = Pick<EventRow, 'address' | 'txHash' | 'link'>;

export function MovementTrace({ row: { address, txHash, link } }: { readonly row: TraceRow }) {
  const t = useStrings(transactionsStrings);
  if (address === undefined && txHash === undefined) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      {address !== undefined && (
        <span>
          {t('trace.address')}{' '}
          <span className="font-mono" title={address}>
            {shortened(address)}
          </span>
        </span>
      )}
      {txHash !== undefined && (
        <span>
          {t('trace.hash')}{' '}
          <span className="font-mono" title={txHash}>
            {shortened(txHash)}
          </span>
        </span>
      )}
      {link !== undefined && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={linkClass('inline')}
          // The row around it opens the entry.
          onClick={(event) => event.stopPropagation()}
        >
          {t('trace.link')}
        </a>
      )}
    </span>
  );
}

/** Short ones in full, else the first and the last six. */
function shortened(text: string): string {
  return text.length <= 12 ? text : `${text.slice(0, 6)}…${text.slice(-6)}`;
}
