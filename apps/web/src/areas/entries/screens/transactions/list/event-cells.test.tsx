import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import { MovementTrace } from './event-cells.tsx';

afterEach(cleanup);

const ADDRESS = '0x1234567890abcdef1234567890abcdef12345678';

it.each([true, false])(
  'shortens address and hash, and leads to the explorer without telling it where from (line: %s)',
  (isLine) => {
    const link = 'https://etherscan.io/tx/0xfeed';
    render(
      <LocaleProvider locale="de">
        <MovementTrace row={{ address: ADDRESS, txHash: '0xfeed', link }} isLine={isLine} />
      </LocaleProvider>,
    );
    expect(document.body.textContent).toContain('Gegenseite 0x1234…345678');
    expect(document.body.textContent).toContain('Transaktion 0xfeed');
    const anchor = screen.getByRole('link', { name: 'Im Explorer ansehen' });
    expect([anchor.getAttribute('href'), anchor.getAttribute('target'), anchor.getAttribute('rel')]).toEqual([
      link,
      '_blank',
      'noopener noreferrer',
    ]);
  },
);

it('says nothing where nothing is known', () => {
  const { container } = render(<MovementTrace row={{}} isLine />);
  expect(container.textContent).toBe('');
});
