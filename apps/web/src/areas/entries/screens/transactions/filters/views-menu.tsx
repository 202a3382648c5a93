/** Views the user keeps under a name: tab, filters, words and order in one click. */
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { SavedView } from '../../../../../platform/ledger/edit-types.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Popover } from '../../../../../ui/popover.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';
import type { ListView } from '../model/list-view.ts';
import { savedViewOf, viewOfSaved } from '../model/pill-text.ts';
import { filterStrings } from '../strings.ts';

export interface ViewsMenuProps {
  readonly view: ListView;
  readonly onShow: (view: ListView) => void;
}

export function ViewsMenu({ view, onShow }: ViewsMenuProps) {
  const t = useStrings(filterStrings);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('savedViews')}
      open={open}
      onOpenChange={setOpen}
      className="w-72 p-3"
      trigger={
        <Button size="s" variant="quiet" icon={Bookmark}>
          {t('views')}
        </Button>
      }
    >
      <SavedViews
        view={view}
        onShow={(saved) => {
          setOpen(false);
          onShow(saved);
        }}
      />
    </Popover>
  );
}

function SavedViews({ view, onShow }: ViewsMenuProps) {
  const t = useStrings(filterStrings);
  const locale = useLocale();
  const api = useLedger();
  const [changes, setChanges] = useState(0);
  const asked = useAnswer(`views ${changes}`, (ledger) => ledger.views());
  const saved = asked.kind === 'ready' ? asked.value : [];
  const remove = async (id: string) => {
    const removed = await api.removeView(id);
    if (!removed.ok) return notifyLedgerError(removed.error, locale);
    setChanges((count) => count + 1);
  };
  const save = async (name: string) => {
    const id = saved.find((each) => each.name === name)?.id ?? crypto.randomUUID();
    const kept = await api.saveView(savedViewOf(id, name, view));
    if (!kept.ok) return notifyLedgerError(kept.error, locale);
    setChanges((count) => count + 1);
    notices.success(t('viewSaved'), name);
  };
  return (
    <>
      {saved.length === 0 ? (
        <p className="px-1 text-sm text-ink-3">{t('noViews')}</p>
      ) : (
        <ul className="grid gap-0.5">
          {saved.map((each) => (
            <SavedViewRow
              key={each.id}
              saved={each}
              onShow={() => onShow(viewOfSaved(each))}
              onRemove={() => void remove(each.id)}
            />
          ))}
        </ul>
      )}
      <SaveForm onSave={(name) => void save(name)} />
    </>
  );
}

interface SavedViewRowProps {
  readonly saved: SavedView;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

function SavedViewRow({ saved, onShow, onRemove }: SavedViewRowProps) {
  const t = useStrings(filterStrings);
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onShow}
        className="min-h-8 min-w-0 flex-1 truncate rounded-md px-2 text-left text-sm hover:bg-hover touch:min-h-11"
      >
        {saved.name}
      </button>
      <IconButton
        icon={Trash2}
        size="s"
        variant="quiet"
        label={t('removeView', { name: saved.name })}
        onClick={onRemove}
      />
    </li>
  );
}

function SaveForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const t = useStrings(filterStrings);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form onSubmit={submit} className="mt-2.5 flex gap-2 border-t border-line pt-2.5">
      <TextInput
        aria-label={t('viewName')}
        placeholder={t('viewName')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="s" className="shrink-0">
        {t('saveView')}
      </Button>
    </form>
  );
}
