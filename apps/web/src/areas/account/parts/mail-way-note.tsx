/** Where to look for a mail that this server has not sent. Nothing to see where mails are sent. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useMailWay } from '../../../platform/services/use-mail-way.ts';
import { Callout } from '../../../ui/callout.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { accountAddress } from '../client.ts';
import { confirmStrings } from './confirm-strings.ts';

export function MailWayNote() {
  const t = useStrings(confirmStrings);
  const way = useMailWay();
  if (way === 'sent') return null;
  return (
    <Callout tone="info" title={t('no-mail')}>
      {way === 'none' ? (
        t('no-mail.operator')
      ) : (
        <>
          {t('no-mail.outbox')}{' '}
          <a href={`${accountAddress()}/dev/mail`} target="_blank" rel="noreferrer" className={linkClass('prose')}>
            {t('no-mail.open')}
          </a>
        </>
      )}
    </Callout>
  );
}
