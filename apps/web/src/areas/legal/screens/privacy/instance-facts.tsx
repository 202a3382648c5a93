/** What the privacy policy can only say of this very installation, asked of its server: services, where data lie, copies, payments. */
import { isRecord } from '@cryptax/kernel';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { askServerConfig } from '../../../../platform/services/outside-world.ts';
import { askServerHealth, type ServerHealth } from '../../../../platform/services/server-health.ts';
import { LegalParagraph } from '../../parts/legal-page.tsx';
import { useSiteFacts } from '../../site-facts.ts';
import { instanceStrings } from './instance-strings.ts';

/** A mirror that the operator named is asked in the place of the services. */
export function WhereLivePricesComeFrom() {
  const t = useStrings(instanceStrings);
  const base = useAnswerOf(askServerConfig)?.priceBase;
  if (typeof base !== 'string' || !URL.canParse(base)) return null;
  return <LegalParagraph>{t('prices.mirror', { host: new URL(base).host })}</LegalParagraph>;
}

export function HowChainsAreAsked() {
  const t = useStrings(instanceStrings);
  const relay = useAnswerOf(askHealth)?.chainRelay;
  const project = useAnswerOf(askServerConfig)?.walletConnectProjectId;
  return (
    <>
      {relay === true && <LegalParagraph>{t('chains.relay')}</LegalParagraph>}
      {typeof project === 'string' && <LegalParagraph>{t('chains.walletconnect')}</LegalParagraph>}
    </>
  );
}

export function WhereDataLies() {
  const t = useStrings(instanceStrings);
  const backups = useAnswerOf(askHealth)?.backups;
  const site = useSiteFacts();
  if (site.kind === 'loading') return null;
  const { hosting } = site.facts;
  return (
    <>
      <LegalParagraph>{hosting === '' ? t('place.unnamed') : t('place.named', { place: hosting })}</LegalParagraph>
      {backups != null && <LegalParagraph>{t(`backups.${backups}`)}</LegalParagraph>}
      {backups != null && backups !== 'operator' && <LegalParagraph>{t('backups.deleted')}</LegalParagraph>}
    </>
  );
}

/** A server that does not say who takes the payments is taken for one that does. */
export function HowItIsPaid() {
  const t = useStrings(instanceStrings);
  const health = useAnswerOf(askHealth);
  if (health === undefined) return null;
  const { payments } = health;
  const isSold = payments !== 'test' && payments !== 'off';
  return isSold ? (
    <>
      <LegalParagraph>{t('payments.stripe')}</LegalParagraph>
      <LegalParagraph>{t('payments.invoices')}</LegalParagraph>
    </>
  ) : (
    <LegalParagraph>{t('payments.test')}</LegalParagraph>
  );
}

type Asked = Partial<ServerHealth & Readonly<Record<'priceBase' | 'walletConnectProjectId', unknown>>>;

async function askHealth(): Promise<Asked> {
  const answer = await askServerHealth();
  return answer.ok ? answer.value : {};
}

/** Undefined while it is on its way; without an answer nothing of it is known. */
function useAnswerOf(ask: () => Promise<Asked | undefined>): Asked | undefined {
  const [answer, setAnswer] = useState<Asked>();
  useEffect(() => {
    let isWanted = true;
    void ask().then((found) => {
      if (isWanted) setAnswer(isRecord(found) ? found : {});
    });
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return answer;
}
