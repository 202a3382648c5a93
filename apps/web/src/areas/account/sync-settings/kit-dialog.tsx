/** The recovery kit, shown once it is made: to save, to print, and to be put away before the dialog can be left. */
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { printText } from '../../../platform/files/print-text.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { session } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatInstantDay } from '../../../ui/format/date.ts';
import { recoveryKit } from '../sync/recovery-kit.ts';
import { cloudStrings } from './cloud-strings.ts';

export function KitDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const locale = useLocale();
  const who = useObservable(session);
  const [isKept, setKept] = useState(false);
  const text = recoveryKit(
    {
      email: who.kind === 'signed-in' ? who.email : '',
      code,
      site: location.origin,
      madeOn: formatInstantDay(Date.now(), locale),
    },
    locale,
  );
  const save = () => saveFile('cryptax-recovery-kit.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }));
  return (
    <Dialog
      onClose={() => isKept && onClose()}
      hideClose
      persistent
      title={t('kit.title')}
      description={t('kit.text')}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="grid gap-3.5">
        <code className="rounded-lg bg-sunken px-4 py-3 text-center font-mono text-sm leading-6 break-words">
          {code}
        </code>
        <div className="flex flex-wrap gap-2">
          <Button icon={Download} onClick={save}>
            {t('kit.save')}
          </Button>
          <Button icon={Printer} onClick={() => printText(t('kit.title'), text)}>
            {t('kit.print')}
          </Button>
        </div>
        <Checkbox checked={isKept} onCheckedChange={(value) => setKept(value === true)} label={t('kit.kept')} />
      </div>
    </Dialog>
  );
}
