/** Which book is the spouse's, and which of the two stands first in the return. */
import { useState } from 'react';
import { useBooks } from '../../../../platform/books/books.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { jointStrings } from './strings.ts';
import { UnlockCard } from './unlock-card.tsx';

export function LinkCard({ isBroken }: { readonly isBroken: boolean }) {
  const t = useStrings(jointStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const books = useBooks();
  const own = books.find(({ isCurrent }) => isCurrent)?.name ?? '';
  const others = books.filter(({ isCurrent }) => !isCurrent);
  const likely = others.find(({ kind }) => kind === 'spouse') ?? others[0];
  const [chosen, setChosen] = useState(likely?.id ?? null);
  const [role, setRole] = useState<'A' | 'B'>('A');
  /** The chosen book is locked: it is opened first, then linked. */
  const [locked, setLocked] = useState<string | null>(null);
  const [isBusy, link] = useAction(async (bookId: string) => {
    const linked = await ledger.setSpouse({ bookId, role });
    if (linked.ok) return;
    if (linked.error.code === 'store.locked') setLocked(bookId);
    else notifyLedgerError(linked.error, locale);
  });
  const other = others.find(({ id }) => id === chosen)?.name ?? '';
  if (locked !== null) {
    const goOn = () => {
      setLocked(null);
      link(locked);
    };
    return <UnlockCard bookId={locked} onOpen={goOn} />;
  }
  return (
    <Card>
      <CardHead title={t('link.title')} />
      <CardBody className="grid justify-items-start gap-4">
        {isBroken && <Callout tone="review">{t('broken')}</Callout>}
        <p className="max-w-[75ch] text-sm text-ink-2">{t(others.length === 0 ? 'link.none' : 'link.line')}</p>
        {others.length > 0 && (
          <>
            <SelectField
              label={t('link.book')}
              value={chosen}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={setChosen}
            />
            <RadioCards
              label={t('link.role')}
              value={role}
              onValueChange={setRole}
              cards={[
                { value: 'A', title: t('link.first', { name: own }), note: t('link.first.note') },
                { value: 'B', title: t('link.first', { name: other }), note: t('link.first.note') },
              ]}
            />
            <Button
              variant="primary"
              loading={isBusy}
              disabled={chosen === null}
              onClick={() => (chosen === null ? undefined : link(chosen))}
            >
              {t('link')}
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}
