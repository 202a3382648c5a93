/** The other person's book is locked: opened here, for this tab alone, so that both can be assessed together. */
import { type FormEvent, useState } from 'react';
import { useBooks } from '../../../../platform/books/books.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { ledgerErrorText } from '../../../../platform/ledger/error-text.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { SecretField } from '../../../../ui/text-input.tsx';
import { jointStrings } from './strings.ts';

interface UnlockProps {
  readonly bookId: string;
  readonly onOpen?: () => void;
}

export function UnlockCard({ bookId, onOpen }: UnlockProps) {
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
