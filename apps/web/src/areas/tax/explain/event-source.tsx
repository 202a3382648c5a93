/** Where an event was read: file, line, and the row itself with the cells that went into it marked. */

import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { isNumberCell, usedCells } from '../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../platform/settings/use-setting.ts';
import { MASK } from '../../../ui/format/mask.ts';
import { explainStrings } from '../explain-strings.ts';
import type { EventFacts } from '../explain-types.ts';

export function EventSource({ facts, day }: { readonly facts: EventFacts; readonly day: string }) {
  const t = useStrings(explainStrings);
  const { event, origin, isEdited } = facts;
  const { source } = event;
  if (source === undefined) return <p>{t('manual')}</p>;
  const lines = source.lines ?? [source.line];
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-mono text-xs font-medium text-ink">{source.file}</span>{' '}
        {t('line', { line: lines.join(', ') })}
        {isEdited && <span className="text-ink-3">, {t('edited')}</span>}
      </p>
      {origin?.lines.map(({ line, cells }) =>
        cells === undefined ? null : <RawRow key={line} line={line} cells={cells} facts={facts} day={day} />,
      )}
    </>
  );
}

interface RawRowProps {
  readonly line: number;
  readonly cells: readonly string[];
  readonly facts: EventFacts;
  readonly day: string;
}

function RawRow({ line, cells, facts, day }: RawRowProps) {
  const t = useStrings(explainStrings);
  const isHidden = useSetting('hideAmounts');
  const used = usedCells(cells, facts.event, day);
  const parts = cells.map((cell, index) => ({
    id: `${index} ${cell}`,
    cell: isHidden && isNumberCell(cell) ? MASK : cell,
    isUsed: used[index] === true,
  }));
  return (
    <p className="mt-1.5 rounded-md bg-sunken px-2.5 py-2 font-mono text-2xs leading-4.5 text-ink-2 wrap-anywhere">
      <span className="mr-2 text-ink-3 select-none">{line}</span>
      {parts.map(({ id, cell, isUsed }, index) => (
        <span key={id}>
          {index > 0 && ','}
          {isUsed ? (
            <mark className="rounded-xs bg-review-tint px-0.5 text-review">
              "{cell}"<span className="sr-only"> ({t('usedCell')})</span>
            </mark>
          ) : (
            `"${cell}"`
          )}
        </span>
      ))}
    </p>
  );
}
