/** The tax profile among the settings: a year, what is known of it in one line, and the same editors as in the report. */
import { useState } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../platform/ledger/ledger-failed.tsx';
import type { TaxSettings } from '../../platform/ledger/ledger-state.ts';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { offeredYears, useTaxYear } from '../../platform/tax-year/tax-year.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { Select } from '../../ui/select.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { useEuro } from '../../ui/use-euro.ts';
import { PersonDialog } from './parts/tax-profile/person-dialog.tsx';
import { ProfileCard } from './parts/tax-profile/profile-card.tsx';
import { methodStrings, profileStrings } from './parts/tax-profile/strings.ts';
import { usePersonData, useTaxSettings } from './parts/tax-profile/use-profile.ts';
import type { PersonData } from './screen-types.ts';

export function TaxProfileSection() {
  const settings = useTaxSettings();
  const person = usePersonData();
  if (settings.kind === 'failed') return <LedgerFailed error={settings.error} inline />;
  if (person.kind === 'failed') return <LedgerFailed error={person.error} inline />;
  if (settings.kind === 'loading' || person.kind === 'loading') return <SkeletonCard rows={2} />;
  return <ReadySection settings={settings.value} person={person.value} />;
}

function ReadySection({ settings, person }: { readonly settings: TaxSettings; readonly person: PersonData }) {
  const t = useStrings(profileStrings);
  const { year: current, runningYear } = useTaxYear();
  const [year, setYear] = useState(current);
  const [panel, setPanel] = useState<'profile' | 'person' | null>(null);
  const known = useAnswer('report years own', (api) => api.reportYears('own'));
  const touched = known.kind === 'ready' ? known.value.map((each) => each.year) : [];
  const words = useProfileWords(settings, year);
  const close = () => setPanel(null);
  if (panel === 'profile') return <ProfileCard key={year} year={year} kept={{ settings, person }} onClose={close} />;
  return (
    <Card aria-labelledby="tax-profile-section">
      <CardHead
        id="tax-profile-section"
        title={t('section')}
        note={t('note')}
        actions={
          <Select
            aria-label={t('years')}
            value={String(year)}
            onValueChange={(chosen) => setYear(Number(chosen))}
            options={offeredYears(touched, runningYear, year).map((each) => ({
              value: String(each),
              label: String(each),
            }))}
          />
        }
      />
      <CardBody className="divide-y divide-line">
        <Row
          label={t('section.profile')}
          note={words}
          action={t('section.open', { year })}
          onEdit={() => setPanel('profile')}
        />
        <Row
          label={t('section.person')}
          note={[person.name, person.taxNumber].filter(Boolean).join(', ') || t('section.personNone')}
          action={t('section.openPerson')}
          onEdit={() => setPanel('person')}
        />
      </CardBody>
      {panel === 'person' && <PersonDialog kept={{ settings, person }} onClose={close} />}
    </Card>
  );
}

function useProfileWords({ match, profile }: TaxSettings, year: number): string {
  const t = useStrings(profileStrings);
  const say = useStrings(methodStrings);
  const euro = useEuro();
  const { taxableIncome, joint = false, church } = profile.years?.[String(year)] ?? {};
  return [
    t(joint ? 'say.joint' : 'say.single'),
    taxableIncome === undefined ? t('say.noIncome') : t('say.income', { income: euro(taxableIncome, { whole: true }) }),
    ...(church === undefined ? [] : [t('say.church', { rate: church })]),
    `${match.method === 'AVERAGE' ? say('method.AVERAGE') : match.method} ${say(`scope.${match.scope}`)}`,
  ].join(' · ');
}

interface RowProps {
  readonly label: string;
  readonly note: string;
  readonly action: string;
  readonly onEdit: () => void;
}

function Row({ label, note, action, onEdit }: RowProps) {
  const t = useStrings(profileStrings);
  return (
    <SettingRow label={label} note={note}>
      <Button size="s" aria-label={action} onClick={onEdit}>
        {t('section.edit')}
      </Button>
    </SettingRow>
  );
}
