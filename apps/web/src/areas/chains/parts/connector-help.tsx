/** Two questions everybody has: where is my address, and is this safe. */
import { CircleHelp, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { connectorStrings } from './connector-strings.ts';

type Topic = 'address' | 'security';

export function ConnectorHelp() {
  const t = useStrings(connectorStrings);
  const [topic, setTopic] = useState<Topic | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="s" variant="quiet" icon={CircleHelp} onClick={() => setTopic('address')}>
        {t('help.address')}
      </Button>
      <Button size="s" variant="quiet" icon={ShieldCheck} onClick={() => setTopic('security')}>
        {t('help.security')}
      </Button>
      {topic !== null && (
        <Dialog
          open
          onOpenChange={() => setTopic(null)}
          title={t(`help.${topic}`)}
          description={t(`help.${topic}.text`)}
          footer={
            <Button variant="primary" onClick={() => setTopic(null)}>
              {t('close')}
            </Button>
          }
        />
      )}
    </div>
  );
}
