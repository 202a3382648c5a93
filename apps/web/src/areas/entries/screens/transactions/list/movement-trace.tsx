/** The other side and the transaction of a movement, shortened, with the way to the explorer. */
import { ExternalLink } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { cx, linkClass } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { transactionsStrings } from '../strings.ts';

type TraceRow = Pick<EventRow, 'address' | 'txHash' | 'link'>;

export interface MovementTraceProps {
  readonly row: TraceRow;
  /** In one line under a heading: the head of the column says what it is. */
  readonly isLine?: boolean | undefined;
}

export const hasTrace = ({ address, txHash }: MovementTraceProps['row']): boolean =>
  address !== undefined || txHash !== undefined;

export function MovementTrace({ row, isLine = false }: MovementTraceProps) {
  const t = useStrings(transactionsStrings);
  if (!hasTrace(row)) return null;
  const { address, txHash, link } = row;
  const parts = [
    ['address', t('trace.address'), address],
    ['hash', t('trace.hash'), txHash],
  ] as const;
  return (
    <span className={cx('flex gap-x-3 text-xs text-ink-3', isLine ? 'items-center overflow-hidden' : 'flex-wrap')}>
      {parts.map(
        ([id, name, text]) =>
          text !== undefined && (
            <span key={id} className="whitespace-nowrap">
              <span className={cx(isLine && 'sr-only')}>{name} </span>
              <span className="font-mono" title={isLine ? `${name} ${text}` : text}>
                {shortened(text)}
              </span>
            </span>
          ),
      )}
      {link !== undefined && <TraceLink link={link} isLine={isLine} />}
    </span>
  );
}

export function TraceLink({ link, isLine = false }: { readonly link: string; readonly isLine?: boolean | undefined }) {
  const t = useStrings(transactionsStrings);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={linkClass('inline')}
      {...(isLine ? { 'aria-label': t('trace.link'), title: t('trace.link') } : {})}
      // The row around it opens the entry.
      onClick={(event) => event.stopPropagation()}
    >
      {isLine ? <Icon icon={ExternalLink} size={14} /> : t('trace.link')}
    </a>
  );
}

/** Short ones in full, else the first and the last six. */
function shortened(text: string): string {
  return text.length <= 12 ? text : `${text.slice(0, 6)}…${text.slice(-6)}`;
}
