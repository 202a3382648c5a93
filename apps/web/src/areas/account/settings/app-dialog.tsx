/** An authenticator app is paired: its code is scanned or typed, and counts once the app's first digits were right. */
import { type SubmitEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AccountFailure } from '../parts/account-failure.ts';
import { CODE_DIGITS, CodeField } from '../parts/code-field.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import { type NewApp, proveWithCode } from '../parts/second-factor.ts';
import { factorRowStrings } from './factor-row-strings.ts';

export function AppDialog({ app, onClose }: { readonly app: NewApp; readonly onClose: () => void }) {
  const t = useStrings(factorRowStrings);
  const failures = useStrings(failureStrings);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, confirm] = useAction(async () => {
    const done = await proveWithCode(app.id, code);
    if (!done.ok) return setFailure(done.error);
    notices.success(t('done'));
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_DIGITS) confirm();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('app')} description={t('scan')}>
      <form onSubmit={submit} className="grid gap-4">
        <img src={app.qrCode} alt={t('qr')} className="size-44 justify-self-center rounded-md bg-white p-2" />
        <p className="text-xs text-ink-3">
          {t('secret')}: <code className="font-mono break-all text-ink">{app.secret}</code>
        </p>
        <CodeField
          label={t('code')}
          value={code}
          onChange={setCode}
          error={failure === undefined ? undefined : failures(failure)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={code.length !== CODE_DIGITS} loading={isBusy}>
            {t('confirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
