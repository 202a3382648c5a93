/** The file and line an event was read from, with the way to the row itself where it was kept. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { linkClass } from '../../../../../ui/class-names.ts';
import { type Description, DescriptionList } from '../../../../../ui/description-list.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';

export function SourceRow({ detail, onOpen }: { readonly detail: EventDetail; readonly onOpen: () => void }) {
  const t = useStrings(drawerStrings);
  const items = useSourceLines(detail);
  return (
    <section>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{t('source')}</h3>
      {items.length === 0 ? <p className="text-sm text-ink-2">{t('manual')}</p> : <DescriptionList items={items} />}
      {detail.origin && (
        <button
          type="button"
          onClick={onOpen}
          className={`${linkClass('inline')} mt-1.5 min-h-6 text-sm touch:min-h-11`}
        >
          {t('openRow')}
        </button>
      )}
    </section>
  );
}

/** File and lines; of an event that names a file which is not kept, as demo data do, the line it names. Empty: by hand. */
export function useSourceLines({ origin, row }: EventDetail): readonly Description[] {
  const t = useStrings(drawerStrings);
  const file = origin?.file ?? row.source?.file;
  const lines = origin?.lines.map(({ line }) => line) ?? (row.source === undefined ? [] : [row.source.line]);
  if (file === undefined) return [];
  return [
    {
      id: 'file',
      term: t('file'),
      value: <span className="font-mono text-xs break-all whitespace-normal">{file}</span>,
    },
    { id: 'lines', term: t('lines'), value: lines.join(', ') },
  ];
}
