import { PLAN_LIMITS, PRICES_CENTS } from '@cryptax/api-contract';
import { expect, test } from 'vitest';
import { termsText } from './text.ts';

test('prices and limits are those that are charged and enforced', () => {
  const plans = termsText.sections.find(({ id }) => id === 'plans')?.list;
  for (const [index, plan] of (['premium', 'pro'] as const).entries()) {
    const { yearly, monthly } = PRICES_CENTS[plan];
    expect(plans?.de[index + 1]).toContain(`${yearly / 100}\u00a0€ im Jahr oder ${monthly / 100}\u00a0€ im Monat`);
    expect(plans?.en[index + 1]).toContain(`€${yearly / 100} a year or €${monthly / 100} a month`);
    expect(plans?.en[index + 1]).toContain(`${PLAN_LIMITS[plan].apiCallsPerDay.toLocaleString('en')} API calls`);
  }
  expect(plans?.de[0]).toContain(`bis zu ${PLAN_LIMITS.free.transactions} Transaktionen`);
});

/** Section 9 of the specification, fact by fact. */
test.each([
  '99\u00a0%',
  '24 Stunden',
  '18 Jahre',
  'Umsatzsteuer',
  'im Voraus',
  'SEPA-Lastschrift',
  '50\u00a0% Rabatt',
  'einen Monat',
  'zwölf Monate',
  'zum Ende der Laufzeit',
  // Section 309 no. 9 b BGB: no renewal for a fixed time, and out of it within a month at most.
  'auf unbestimmte Zeit weiter',
  'jederzeit auch sofort beenden, ohne Frist',
  // Sections 312k and 356a BGB: both buttons on every page, confirmed at once.
  'Verträge hier kündigen',
  'Vertrag widerrufen',
  'sofort auf dem Bildschirm und per E-Mail',
  'gelten sie nur, wenn du zustimmst',
  'anteilige Erstattung gibt es dabei nicht',
  'vier Wochen zum Monatsende',
  '14 Tage',
  '30 Tage',
  'maximal 500\u00a0€',
  'vier Wochen vorher per E-Mail',
  'nicht innerhalb von vier Wochen',
  'deutsches Recht',
  'keine Steuerberatung',
])('the terms say "%s"', (fact) => {
  const text = termsText.sections.flatMap(({ paragraphs }) => paragraphs.de).join(' ');
  expect(text).toContain(fact);
});
