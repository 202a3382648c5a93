/** Privacy policy: the text for every installation, and what only this one can say. */
import { useEffect, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { defineStrings } from '../../../../platform/i18n/strings.ts';
import { askServerHealth, type ServerHealth } from '../../../../platform/services/server-health.ts';
import { LegalPage } from '../../parts/legal-page.tsx';
import { useSiteFacts } from '../../site-facts.ts';
import { privacyText } from './text.ts';

export function PrivacyScreen() {
  return <LegalPage text={privacyText} extras={{ sync: <WhereDataLies />, payment: <HowItIsPaid /> }} />;
}

/** What the policy can only say of this very installation, asked of its server: where data lie, copies, payments. */
const instanceStrings = defineStrings('privacy.instance', {
  'place.named': { de: 'Der Server steht hier: {{place}}.', en: 'The server is here: {{place}}.' },
  'place.unnamed': {
    de: 'Wo der Server steht, hat der Betreiber nicht angegeben; frage ihn unter der Adresse im Impressum.',
    en: 'The operator has not said where the server is; ask at the address in the imprint.',
  },
  'backups.encrypted': {
    de: 'Täglich entsteht eine verschlüsselte Sicherung der Datenbank auf demselben Server; die letzten 30 werden aufbewahrt. Den Schlüssel hat der Betreiber.',
    en: 'An encrypted backup of the database is made every day on the same server; the last 30 are kept. The operator has the key.',
  },
  'backups.plain': {
    de: 'Täglich entsteht eine Sicherung der Datenbank auf demselben Server; die letzten 30 werden aufbewahrt. Die Sicherung selbst ist nicht verschlüsselt; Ende-zu-Ende verschlüsselte Daten bleiben es auch darin.',
    en: 'A backup of the database is made every day on the same server; the last 30 are kept. The backup itself is not encrypted; data that is end-to-end encrypted stays encrypted in it.',
  },
  'backups.operator': {
    de: 'Die Datenbank sichert der Betreiber selbst; wie und wie lange, sagt er dir unter der Adresse im Impressum.',
    en: 'The operator backs up the database; ask at the address in the imprint how and for how long.',
  },
  'payments.test': {
    de: 'Auf diesem Server ist kein Zahlungsdienst eingerichtet: es fließt kein Geld, und Stripe erfährt nichts.',
    en: 'This server has no payment service: no money moves, and Stripe learns nothing.',
  },
});

function WhereDataLies() {
  const t = useStrings(instanceStrings);
  const health = useHealth();
  const site = useSiteFacts();
  if (site.kind === 'loading') return null;
  const { hosting } = site.facts;
  return (
    <div className="mt-3 grid gap-3">
      <p>{hosting === '' ? t('place.unnamed') : t('place.named', { place: hosting })}</p>
      {health?.backups != null && <p>{t(`backups.${health.backups}`)}</p>}
    </div>
  );
}

function HowItIsPaid() {
  const t = useStrings(instanceStrings);
  const payments = useHealth()?.payments;
  return payments === 'test' || payments === 'off' ? <p className="mt-3">{t('payments.test')}</p> : null;
}

function useHealth(): ServerHealth | undefined {
  const [health, setHealth] = useState<ServerHealth>();
  useEffect(() => {
    let isWanted = true;
    void askServerHealth().then((answer) => {
      if (isWanted && answer.ok) setHealth(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return health;
}
