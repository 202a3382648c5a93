/** Database diagnosis on a scratch database: test it, fill it, check it, clear it. The user's own is never touched. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { CheckRows } from '../../check-rows.tsx';
import { dataTestStrings } from './strings.ts';
import { DATA_CHECKS, type Doing, useScratch } from './use-scratch.ts';

const BUTTONS: readonly Exclude<Doing, 'idle'>[] = ['test', 'fill', 'check', 'clear'];

export function DataTestScreen() {
  const t = useStrings(dataTestStrings);
  const { doing, scratch, states, error, act } = useScratch();
  return (
    <>
      <PageHeader title={useScreenTitle()} context={t('context')} />
      <StatStrip
        className="mb-4"
        stats={[
          { id: 'state', label: t('scratch'), value: t(scratch === undefined ? 'none' : 'open') },
          { id: 'events', label: t('events'), value: scratch?.events ?? '–' },
        ]}
      />
      <Card className="mb-4">
        <CardBody className="flex flex-wrap gap-2 pt-4">
          {BUTTONS.map((what) => (
            <Button
              key={what}
              variant={what === 'test' ? 'primary' : what === 'clear' ? 'danger' : 'secondary'}
              loading={doing === what}
              disabled={doing !== 'idle' && doing !== what}
              onClick={() => void act(what)}
            >
              {t(what)}
            </Button>
          ))}
        </CardBody>
      </Card>
      {error !== undefined && (
        <Callout tone="danger" className="mb-4" title={t('failed')}>
          {error}
        </Callout>
      )}
      <Card>
        <CardHead title={t('results')} />
        <CardBody className="pb-2">
          <CheckRows checks={DATA_CHECKS} states={states} />
        </CardBody>
      </Card>
    </>
  );
}
