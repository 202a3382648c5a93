/** Whether the exchanges answer, as measured; tested by itself only while live prices are on, else by the button. */

import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { StatusDot } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import type { PingStatus } from '../../../../prices/exchange-pings.ts';
import { pingTone, pingWords } from '../../../../prices/price-words.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { usePings } from '../../../../prices/use-pings.ts';
import { dashboardStrings } from '../strings.ts';

export function ConnectionsCard() {
  const t = useStrings(dashboardStrings);
  const words = useStrings(pricesStrings);
  const { pings, statuses, isRunning } = usePings();
  return (
    <Card>
      <CardHead
        title={t('connections')}
        actions={
          <Button size="s" variant="quiet" loading={isRunning} onClick={() => void pings.testAll()}>
            {words('ping.test')}
          </Button>
        }
      />
      <CardBody>
        <ul className="grid gap-2.5">
          {statuses.map((status) => (
            <ConnectionLine key={status.id} status={status} />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function ConnectionLine({ status }: { readonly status: PingStatus }) {
  const words = useStrings(pricesStrings);
  const locale = useLocale();
  const now = useNow();
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 text-sm" data-ping={status.id}>
      <StatusDot tone={pingTone(status, now)} />
      <Link to="/exchange/$name" params={{ name: status.id }} className={linkClass('inline')}>
        {words(`ping.${status.id}`)}
      </Link>
      <span className="num ml-auto text-right whitespace-normal text-ink-2">
        {pingWords(status, now, words, locale)}
      </span>
    </li>
  );
}
