/** A run in little room: one state for all, and on demand the checks behind it. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CheckRows, StatusBadge } from '../check-rows.tsx';
import { tallyOf } from '../run-checks.ts';
import { selfTestStrings } from './strings.ts';
import { categoryStatus } from './suite-parts.tsx';
import type { SuiteRun } from './use-suite.ts';

export function TestWidget({ run, small = false }: { readonly run: SuiteRun; readonly small?: boolean }) {
  const t = useStrings(selfTestStrings);
  const { checks, states } = run;
  const { passed, failed, warning, total } = tallyOf(checks, states);
  const rows = <CheckRows checks={checks} states={states} />;
  return (
    <Card>
      <CardHead
        title={t('widget')}
        actions={<StatusBadge status={categoryStatus(checks.map((id) => states.get(id)?.status))} />}
      />
      <CardBody className="pb-2 text-sm">
        <p className="num pb-1 text-xs whitespace-normal text-ink-3">
          {t('tally', { done: passed + failed + warning, total, failed, warning })}
        </p>
        {small ? (
          <Disclosure summary={t('details')} className="border-b-0">
            {rows}
          </Disclosure>
        ) : (
          rows
        )}
      </CardBody>
    </Card>
  );
}
