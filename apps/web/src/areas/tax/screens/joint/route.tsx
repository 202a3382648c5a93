/** Joint assessment: two books, limits per person, losses between them, one tax. */
import { type FormEvent, useState } from 'react';
import { useBooks } from '../../../../platform/books/books.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { ledgerErrorText } from '../../../../platform/ledger/error-text.ts';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { SecretField } from '../../../../ui/text-input.tsx';
import { JointYear } from './joint-year.tsx';
import { jointStrings } from './strings.ts';

export function JointScreen() {
  const t = useStrings(jointStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ isDemo }) => (
        <>
          <ScreenHeader context={t('context')} />
          {isDemo ? <Callout>{t('demo')}</Callout> : <OwnBook />}
        </>
      )}
    </LedgerScreen>
  );
}

function OwnBook() {
  const asked = useAnswer('spouse', (api) => api.spouse());
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  if (asked.kind === 'loading') return <SkeletonCard rows={6} />;
  const spouse = asked.value;
  return (
    <div className="grid gap-4 pb-8">
      {spouse.kind === 'locked' && <UnlockCard bookId={spouse.bookId} />}
      {spouse.kind === 'linked' && <JointYear spouse={spouse} />}
      {(spouse.kind === 'none' || spouse.kind === 'broken') && <LinkCard isBroken={spouse.kind === 'broken'} />}
    </div>
  );
}

/** Which book is the spouse's, and which of the two stands first in the return. */
function LinkCard({ isBroken }: { readonly isBroken: boolean }) {
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

interface UnlockProps {
  readonly bookId: string;
  readonly onOpen?: () => void;
}

/** The other person's book is locked: opened here, for this tab alone, so that both can be assessed together. */
function UnlockCard({ bookId, onOpen }: UnlockProps) {
  const t = useStrings(jointStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const name = useBooks().find(({ id }) => id === bookId)?.name ?? '';
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, unlock] = useAction(async () => {
    setError(undefined);
    const opened = await ledger.unlockSpouse(bookId, secret);
    if (!opened.ok) return setError(ledgerErrorText(opened.error, locale));
    setSecret('');
    onOpen?.();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (secret.trim() !== '') unlock();
  };
  return (
    <Card>
      <CardHead title={t('locked.title', { name })} />
      <CardBody>
        <form className="grid max-w-md gap-4" onSubmit={submit}>
          <p className="text-sm text-ink-2">{t('locked.line')}</p>
          <SecretField
            label={t('locked.secret')}
            autoComplete="current-password"
            error={error}
            value={secret}
            onValueChange={setSecret}
          />
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            loading={isBusy}
            disabled={secret.trim() === ''}
          >
            {t('locked.open')}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
