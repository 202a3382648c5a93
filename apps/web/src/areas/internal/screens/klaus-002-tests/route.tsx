/** Suite 002: the limits of the plans, as rules that are checked and as gates to try out. */
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { SuiteScreen } from '../../self-test/suite-screen.tsx';
import { SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { klaus002TestsStrings } from '../strings.ts';
import { addTransaction, FREE_TRANSACTIONS, gatesOf, NEW_USER, PREMIUM_EUR, upgrade } from './gate-simulation.ts';

export function Klaus002TestsScreen() {
  const t = useStrings(klaus002TestsStrings);
  const run = useSuite(SUITES.klaus2);
  return (
    <SuiteScreen context={t('context')} suite={SUITES.klaus2} run={run}>
      <GateCard />
    </SuiteScreen>
  );
}

/** The gate simulator: a made-up user, three gates, and buttons that open and close them. */
const GATES = ['premium', 'harvesting', 'transactions'] as const;

function GateCard() {
  const t = useStrings(klaus002TestsStrings);
  const [user, setUser] = useState(NEW_USER);
  const gates = gatesOf(user);
  const activate = () => {
    setUser(upgrade(user, new Date()));
    notices.success(t('upgraded'));
  };
  return (
    <TitledCard
      className="mb-4"
      title={t('gates')}
      actions={<Badge tone="demo">{t('simulation')}</Badge>}
      bodyClass="grid gap-4 md:grid-cols-2 md:gap-8"
    >
      <DescriptionList
        items={[
          { id: 'tier', term: t('tier'), value: t(`tier.${user.tier}`) },
          {
            id: 'used',
            term: t('used'),
            value: t('used.of', { used: user.transactionCount, limit: FREE_TRANSACTIONS }),
          },
          { id: 'prompt', term: t('prompt'), value: t(user.hasSeenUpgradePrompt ? 'yes' : 'no') },
          { id: 'price', term: t('price'), value: t('price.value', { eur: PREMIUM_EUR }) },
        ]}
      />
      <ul className="grid content-start gap-2 text-sm">
        {GATES.map((gate) => (
          <li key={gate} className="flex items-center justify-between gap-3">
            {t(`gate.${gate}`)}
            <Badge tone={gates[gate] ? 'review' : 'gain'}>{t(gates[gate] ? 'closed' : 'open')}</Badge>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 md:col-span-2">
        <Button onClick={() => setUser(addTransaction(user))}>{t('add')}</Button>
        <Button variant="suggested" onClick={activate} disabled={user.mockPremiumActivated}>
          {t('upgrade')}
        </Button>
        <Button variant="quiet" onClick={() => setUser(NEW_USER)}>
          {t('reset')}
        </Button>
      </div>
    </TitledCard>
  );
}
