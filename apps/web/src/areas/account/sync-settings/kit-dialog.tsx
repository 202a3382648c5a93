/** The recovery kit of an account that only its user reads, shown once it is made. */
import { CodeDialog } from '../../../platform/files/code-dialog.tsx';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { session } from '../../../platform/session/session.ts';
import { formatInstantDay } from '../../../ui/format/date.ts';
import { recoveryKit } from '../sync/recovery-kit.ts';
import { cloudStrings } from './cloud-strings.ts';

export function KitDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const locale = useLocale();
  const who = useObservable(session);
  const email = who.kind === 'signed-in' ? who.email : '';
  const madeOn = formatInstantDay(Date.now(), locale);
  return (
    <CodeDialog
      code={code}
      text={recoveryKit({ email, code, site: location.origin, madeOn }, locale)}
      fileName="cryptax-recovery-kit.txt"
      words={{
        title: t('kit.title'),
        line: t('kit.text'),
        save: t('kit.save'),
        print: t('kit.print'),
        kept: t('kit.kept'),
        done: t('done'),
      }}
      onClose={onClose}
    />
  );
}
