/** Where an event came from: file, line and the row itself with the cells that went into it. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail, EventOrigin } from '../../../../../platform/ledger/event-types.ts';
import { sourceLabel } from '../../../../../platform/ledger/source-label.ts';
import { isNumberCell, usedCells } from '../../../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../../../platform/settings/use-setting.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { MASK } from '../../../../../ui/format/mask.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { useSourceLines } from './source-row.tsx';

export function OriginTab({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const { origin, history } = detail;
  const [file, lines] = useSourceLines(detail);
  if (file === undefined || lines === undefined) return <EmptyState title={t('manual')} drawing="file" />;
  return (
    <>
      {history.some(({ kind, state }) => kind !== 'import' && state === 'done') && (
        <Callout className="mb-3.5">{t('edited')}</Callout>
      )}
      <DescriptionList
        items={[
          file,
          ...(origin ? [{ id: 'format', term: t('format'), value: sourceLabel(origin.sourceName, locale) }] : []),
          lines,
          ...(origin
            ? [{ id: 'at', term: t('importedAt'), value: formatInstant(Date.parse(origin.importedAt), locale) }]
            : []),
        ]}
      />
      {origin?.lines.map((line) => (
        <RawRow key={line.line} origin={origin} line={line} detail={detail} />
      ))}
    </>
  );
}

interface RawRowProps {
  readonly origin: EventOrigin;
  readonly line: EventOrigin['lines'][number];
  readonly detail: EventDetail;
}

function RawRow({ origin, line, detail }: RawRowProps) {
  const t = useStrings(drawerStrings);
  const isHidden = useSetting('hideAmounts');
  const { cells } = line;
  if (cells === undefined) {
    return (
      <p className="mt-4 text-sm text-ink-3">
        {t('line', { line: line.line })}: {t('noRaw')}
      </p>
    );
  }
  const used = usedCells(cells, detail.stored, detail.row.day);
  const columns = cells.map((cell, index) => {
    const name = origin.header?.[index] ?? String(index + 1);
    const shown = isHidden && isNumberCell(cell) ? MASK : cell;
    return { id: `${index} ${name}`, name, cell: shown, isUsed: used[index] === true };
  });
  return (
    <section className="mt-4">
      <h3 className="mb-2 text-xs font-semibold text-ink-2">
        {t('line', { line: line.line })} · {t('rawRow')}
      </h3>
      <dl className="overflow-hidden rounded-lg border border-line text-xs">
        {columns.map((column) => (
          <div
            key={column.id}
            className={cx(
              'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-b border-line px-3 py-1.5 last:border-b-0',
              column.isUsed && 'bg-accent-tint',
            )}
          >
            <dt className="text-ink-3 wrap-anywhere">{column.name}</dt>
            <dd className="font-mono wrap-anywhere">
              {column.cell || '–'}
              {column.isUsed && <span className="sr-only"> ({t('usedCell')})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
