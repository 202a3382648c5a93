/**
 * An entry of several parts, above its details: what left and came in all of them together, what it earned, and the way to each
 * part. Coins have lots of their own, so each is computed by itself; what happened is still one thing.
 */
import type { Leg } from '@cryptax/ledger';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventPart, EventRow, WholeEvent } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { cx } from '../../../../../ui/class-names.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { Legs } from '../list/event-cells.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';

export interface WholeEventProps {
  readonly row: EventRow;
  readonly whole: WholeEvent;
  readonly onShow: (eventId: string) => void;
}

export function WholeEventSection({ row, whole, onShow }: WholeEventProps) {
  const t = useStrings(drawerStrings);
  const { parts, given, received, fees, valueEur, gainEur } = whole;
  const lines = [
    { id: 'out', term: t('out'), value: given.length > 0 && <AllOf legs={given} /> },
    { id: 'in', term: t('in'), value: received.length > 0 && <AllOf legs={received} /> },
    { id: 'fee', term: t('fee'), value: fees.length > 0 && <AllOf legs={fees} /> },
    { id: 'value', term: t('value'), value: valueEur !== undefined && <Money value={valueEur} /> },
    {
      id: 'gain',
      term: t(gainEur?.startsWith('-') ? 'lossTotal' : 'gainTotal'),
      value: gainEur !== undefined && <Money value={gainEur} sign="always" />,
    },
  ];
  return (
    <section
      className="mb-4 rounded-lg border border-line px-3.5 py-3"
      aria-label={t('whole', { count: parts.length })}
    >
      <h3 className="text-sm font-semibold">{t('whole', { count: parts.length })}</h3>
      <p className="mt-1 mb-2.5 text-xs text-ink-2">{t('whole.line')}</p>
      <DescriptionList dense items={lines.filter(({ value }) => value !== false)} />
      <ol className="mt-2.5 grid gap-1">
        {parts.map((part, index) => (
          <PartLine key={part.id} {...{ part, onShow }} number={index + 1} isShown={part.id === row.id} />
        ))}
      </ol>
    </section>
  );
}

function AllOf({ legs }: { readonly legs: readonly Leg[] }) {
  return (
    <span className="grid justify-items-end gap-0.5">
      {legs.map(({ asset, amount }) => (
        <CryptoAmount key={asset} value={amount} unit={asset} />
      ))}
    </span>
  );
}

interface PartLineProps {
  readonly part: EventPart;
  readonly number: number;
  readonly isShown: boolean;
  readonly onShow: (eventId: string) => void;
}

function PartLine({ part, number, isShown, onShow }: PartLineProps) {
  const t = useStrings(drawerStrings);
  const kinds = useStrings(kindStrings);
  return (
    <li>
      <button
        type="button"
        aria-current={isShown}
        onClick={() => onShow(part.id)}
        className={cx(
          'flex w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-md px-2.5 py-1.5 text-left text-xs touch:min-h-11',
          isShown ? 'bg-accent-tint' : 'bg-sunken hover:bg-hover',
        )}
      >
        <span className="shrink-0 text-ink-2">
          {t('whole.part', { number })} · {kinds(part.kind)}
        </span>
        <span className="w-full min-w-0">
          <Legs row={part} />
        </span>
      </button>
    </li>
  );
}
