/** The file and line an event was read from, with the way to the row itself. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { EventOrigin } from '../../../lib/ledger/ledger-api.ts';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { linkClass } from '../../../ui/link-class.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';

export interface SourceRowProps {
  readonly origin: EventOrigin | undefined;
  readonly onOpen: () => void;
}

export function SourceRow({ origin, onOpen }: SourceRowProps) {
  const t = useStrings(drawerStrings);
  return (
    <section>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{t('source')}</h3>
      {origin === undefined ? (
        <p className="text-sm text-ink-2">{t('manual')}</p>
      ) : (
        <>
          <DescriptionList
            items={[
              {
                id: 'file',
                term: t('file'),
                value: <span className="font-mono text-xs break-all whitespace-normal">{origin.file}</span>,
              },
              { id: 'lines', term: t('lines'), value: origin.lines.map(({ line }) => line).join(', ') },
            ]}
          />
          <button
            type="button"
            onClick={onOpen}
            className={`${linkClass('inline')} mt-1.5 min-h-6 text-sm touch:min-h-11`}
          >
            {t('openRow')}
          </button>
        </>
      )}
    </section>
  );
}
