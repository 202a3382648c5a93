/** Shows that an address is the user's: a text to sign in the wallet, and the signature, checked here. */
import type { OwnershipCheck } from '@cryptax/onchain';
import { useState } from 'react';
import { useBooks } from '../../../../../platform/books/books.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { TextAreaField } from '../../../../../ui/text-input.tsx';
import { detailStrings } from '../details-strings.ts';

interface OwnershipFormProps {
  readonly walletId: string;
  readonly onProven: () => void;
}

export function OwnershipForm({ walletId, onProven }: OwnershipFormProps) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const book = useBooks().find(({ isCurrent }) => isCurrent)?.name ?? '';
  const asked = useAnswer(`ownership ${walletId} ${book}`, (api) => api.ownershipText(walletId, book));
  const [signature, setSignature] = useState('');
  const [found, setFound] = useState<OwnershipCheck | null>(null);
  const text = asked.kind === 'ready' ? asked.value : undefined;
  const [isChecking, check] = useAction(async () => {
    if (text === undefined) return;
    const answer = await ledger.proveOwnership(walletId, text, signature);
    if (!answer.ok) return notifyLedgerError(answer.error, locale);
    setFound(answer.value);
    if (answer.value === 'proven') onProven();
  });
  if (text === undefined) return null;
  return (
    <Disclosure summary={t('ownership')}>
      <form
        className="grid gap-3 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <p className="text-ink-2">{t('ownership.line')}</p>
        <pre className="rounded-md border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          {text.message}
        </pre>
        <TextAreaField
          label={t('ownership.signature')}
          value={signature}
          maxLength={400}
          spellCheck={false}
          className="font-mono"
          onChange={({ target }) => setSignature(target.value)}
        />
        <Button type="submit" className="justify-self-start" loading={isChecking} disabled={signature.trim() === ''}>
          {t('ownership.check')}
        </Button>
        <div role="status">
          {found !== null && <Callout tone={found === 'proven' ? 'gain' : 'review'}>{t(`ownership.${found}`)}</Callout>}
        </div>
      </form>
    </Disclosure>
  );
}
