/** The checks of a suite, one card per category. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { CheckRows, StatusBadge } from '../check-rows.tsx';
import type { CheckStatus } from '../run-checks.ts';
import { selfTestStrings } from './strings.ts';
import type { Category } from './suites.data.ts';
import type { SuiteRun } from './use-suite.ts';

export interface CategoryCardsProps {
  readonly categories: readonly Category[];
  readonly run: SuiteRun;
}

export function CategoryCards({ categories, run }: CategoryCardsProps) {
  const t = useStrings(selfTestStrings);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      {categories.map(({ id, checks }) => (
        <Card key={id} data-category={id}>
          <CardHead
            title={t(`category.${id}`)}
            actions={<StatusBadge status={categoryStatus(checks.map((check) => run.states.get(check)?.status))} />}
          />
          <CardBody className="pb-2">
            <CheckRows checks={checks} states={run.states} />
          </CardBody>
        </Card>
      ))}
    </div>
  );
}

/** The worst of its checks; while one is open, the category is. */
export function categoryStatus(statuses: readonly (CheckStatus | undefined)[]): CheckStatus {
  const has = (wanted: CheckStatus) => statuses.includes(wanted);
  if (has('running')) return 'running';
  if (has('failed')) return 'failed';
  if (statuses.some((status) => status === undefined || status === 'pending')) return 'pending';
  return has('warning') ? 'warning' : 'passed';
}
