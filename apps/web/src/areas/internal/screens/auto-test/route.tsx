/** Auto Test Runner: fifteen checks in one go, with summary and what to do about what was found. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { type CheckState, tallyOf } from '../../run-checks.ts';
import { SuiteScreen } from '../../self-test/suite-screen.tsx';
import { type CheckId, SUITES } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { autoTestStrings } from '../strings.ts';

export function AutoTestScreen() {
  const t = useStrings(autoTestStrings);
  const run = useSuite(SUITES.auto);
  const { passed, failed, warning, total } = tallyOf(run.checks, run.states);
  const overall = run.phase !== 'done' ? run.phase : failed > 0 ? 'error' : 'success';
  const advice = adviceFor([...run.states.values()]);
  return (
    <SuiteScreen context={t('context')} suite={SUITES.auto} run={run}>
      <StatStrip
        className="mb-4"
        stats={[
          { id: 'overall', label: t('overall'), value: t(`overall.${overall}`), note: t('planned', { count: total }) },
          { id: 'passed', label: t('passed'), value: passed },
          { id: 'warning', label: t('warnings'), value: warning },
          { id: 'failed', label: t('failed'), value: failed },
        ]}
      />
      {run.phase === 'done' && (
        <TitledCard className="mb-4" title={t('advice')} bodyClass="grid gap-2">
          {advice.length === 0 && <Callout tone="gain">{t('advice.none')}</Callout>}
          {advice.map((id) => (
            <Callout key={id} tone="review">
              {t(`advice.${id}`)}
            </Callout>
          ))}
          <p className="text-xs text-ink-3">
            <Link {...toSettings('about')} hash="self-test" className={linkClass('inline')}>
              {t('self-test')}
            </Link>
          </p>
        </TitledCard>
      )}
    </SuiteScreen>
  );
}

/** What to do about what the checks found; nothing is advised without a finding. */
type Advice = 'reload' | 'server' | 'storage' | 'backup' | 'import' | 'report' | 'settings';

const ADVICE: Partial<Readonly<Record<CheckId, Advice>>> = {
  router: 'reload',
  'screens-load': 'reload',
  'page-load': 'reload',
  memory: 'reload',
  'live-apis': 'server',
  'reach-app': 'server',
  'local-storage': 'settings',
  'records-readable': 'backup',
  'write-read-delete': 'storage',
  'backup-again': 'storage',
  'csv-import': 'import',
  'csv-twice': 'import',
  conservation: 'report',
  'law-examples': 'report',
  'report-sealed': 'report',
};

function adviceFor(states: readonly CheckState[]): readonly Advice[] {
  const open = states.filter(({ status }) => status === 'failed' || status === 'warning');
  return [...new Set(open.flatMap(({ id }) => ADVICE[id] ?? []))];
}
