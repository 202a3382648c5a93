/** Whether mails of this server reach a mailbox: on one's own machine they wait in a local outbox, which the screen then names. */
import { useEffect, useState } from 'react';
import { askServerHealth, type MailWay } from './server-health.ts';

/** @returns `sent` also while nobody has answered */
export function useMailWay(): MailWay {
  const [way, setWay] = useState<MailWay>('sent');
  useEffect(() => {
    let isWanted = true;
    void askServerHealth().then((health) => {
      if (isWanted && health.ok) setWay(health.value.mail);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return way;
}
