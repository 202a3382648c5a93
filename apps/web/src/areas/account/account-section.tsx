/** The account itself. Without one it says so and shows the way. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { accountStrings } from './settings/account-strings.ts';
import { FactorRows } from './settings/factor-rows.tsx';
import { LeaveRows } from './settings/leave-rows.tsx';
import { ProfileRows } from './settings/profile-rows.tsx';
import { ServicesRow } from './settings/services-row.tsx';
import { SessionsRow } from './settings/sessions-row.tsx';

export function AccountSection() {
  const t = useStrings(accountStrings);
  const current = useObservable(session);
  if (current.kind === 'signed-out') {
    return (
      <Card>
        <CardHead title={t('title')} />
        <CardBody>
          <SettingRow label={t('none')} note={t('none.note')}>
            <Link to="/auth" className={buttonClass()}>
              {t('login')}
            </Link>
            <Link to="/auth" search={{ mode: 'register' }} className={buttonClass()}>
              {t('register')}
            </Link>
          </SettingRow>
        </CardBody>
      </Card>
    );
  }
  return (
    <Card>
      <CardHead title={t('title')} />
      <CardBody className="divide-y divide-line">
        <ProfileRows name={current.name} email={current.email} />
        <FactorRows />
        <ServicesRow />
        <SessionsRow />
        <LeaveRows />
      </CardBody>
    </Card>
  );
}
