import { classifyCall } from '@cryptax/onchain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import { Result } from './result.tsx';

it.each([
  ['de', 'Geht es um viel, frag deine Steuerberatung.'],
  ['en', 'If much is at stake, ask your tax adviser.'],
] as const)('of a call that nobody knows says whom to ask, in %s', (locale, advice) => {
  const answer = classifyCall({ chainId: 1, to: `0x${'1'.repeat(40)}`, input: '0xdeadbeef' });
  if (!answer.ok) throw new Error('not read');
  render(
    <LocaleProvider locale={locale}>
      <Result call={answer.value} />
    </LocaleProvider>,
  );
  expect(
    screen
      .getAllByText(/0xdeadbeef/)
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain(advice);
});
