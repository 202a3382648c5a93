/** Other services that may sign in to this account; without any set up on the server there is nothing to see. */

import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import { linkService, serviceLinks, unlinkService } from '../parts/identities.ts';
import { serviceName } from '../parts/service-name.ts';
import { accountStrings } from './account-strings.ts';
import { useAccountAnswer } from './use-account-answer.ts';

export function ServicesRow() {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const { answer, reload } = useAccountAnswer(serviceLinks);
  if (answer?.ok !== true || answer.value.linked.length + answer.value.open.length === 0) return null;
  const run = async (step: ReturnType<typeof linkService>) => {
    const done = await step;
    if (!done.ok) notices.info(failures(done.error));
    reload();
  };
  return (
    <SettingRow label={t('services')} note={t('services.note')}>
      {answer.value.linked.map((identity) => (
        <Button key={identity.identity_id} onClick={() => void run(unlinkService(identity))}>
          {t('services.unlink', { name: serviceName(identity.provider) })}
        </Button>
      ))}
      {answer.value.open.map((service) => (
        <Button key={service} onClick={() => void run(linkService(service))}>
          {t('services.link', { name: serviceName(service) })}
        </Button>
      ))}
    </SettingRow>
  );
}
