/** Signing in through other services, for those that the server has set up; without any there is nothing to see. */
import { useEffect, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { AccountFailure } from '../../../parts/account-failure.ts';
import { failureStrings } from '../../../parts/failure-strings.ts';
import { serviceName, signInServices, signInWith } from '../../../parts/sign-in-services.ts';
import { authStrings } from '../../../parts/strings.ts';
import type { WayOn } from '../../../parts/way-on.ts';

export function Services({ way }: { readonly way: WayOn }) {
  const t = useStrings(authStrings);
  const failures = useStrings(failureStrings);
  const services = useServices();
  const [opening, setOpening] = useState<string>();
  const [failure, setFailure] = useState<AccountFailure>();
  if (services.length === 0) return null;
  const open = async (service: string) => {
    setOpening(service);
    const left = await signInWith(service, way);
    if (left.ok) return;
    setOpening(undefined);
    setFailure(left.error);
  };
  return (
    <div className="mt-5 grid gap-2.5 border-t border-line pt-4">
      <p className="text-xs text-ink-3">{t('services')}</p>
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger">{failures(failure)}</Callout>
        </div>
      )}
      {services.map((service) => (
        <Button
          key={service}
          size="l"
          loading={opening === service}
          disabled={opening !== undefined && opening !== service}
          onClick={() => void open(service)}
        >
          {t('service', { name: serviceName(service) })}
        </Button>
      ))}
    </div>
  );
}

function useServices(): readonly string[] {
  const [services, setServices] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    void signInServices().then((found) => {
      if (isWanted) setServices(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return services;
}
