/** Numbered steps for what is worth it, and what to bear in mind. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import type { HarvestAnalysis } from '../../../planning-types.ts';
import { harvestSteps, warningWords } from '../model/harvest-paper.ts';
import { lossHarvestingStrings } from '../strings.ts';

export function HarvestPlan({ found }: { readonly found: HarvestAnalysis }) {
  const t = useStrings(lossHarvestingStrings);
  const locale = useLocale();
  const euro = useEuro();
  const steps = harvestSteps(found, t, { euro, quantity: useQuantity() });
  const { year, limitReached } = found.year;
  const isCarryOnly = !limitReached && Number(found.carryPossible) > 0;
  const carry = euro(found.carryPossible);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <CardHead title={t('plan')} note={steps.length === 0 ? undefined : t('plan.days', { days: found.days })} />
        <CardBody>
          {steps.length === 0 ? (
            <p className="text-sm text-ink-2">{isCarryOnly ? t('plan.carryOnly', { year, carry }) : t('plan.none')}</p>
          ) : (
            <ol className="list-decimal space-y-1.5 pl-5 text-sm">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </CardBody>
      </Card>
      <Card>
        <CardHead title={t('warnings')} />
        <CardBody>
          <ul className="list-disc space-y-1.5 pl-5 text-sm text-ink-2">
            {[...found.warnings.map((warning) => warningWords(warning, t, locale)), t('warning.order')].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}
