import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { settings } from '../../../platform/settings/settings.ts';
import { ManualAddress } from './manual-address.tsx';

const SECRETS = [
  'abandon ability able about above absent absorb abstract absurd abuse access accident',
  `0x${'ab'.repeat(32)}`,
  '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ',
  'SBCVMMCBEDB64TVJZFYJOJAERZC4YVVUOE6SYR2Y76CBTENGUSGWRRVO',
];

function field() {
  return screen.getByLabelText<HTMLInputElement>('Öffentliche Adresse');
}

describe('an address by hand', () => {
  it.each(SECRETS)('refuses a secret and clears the field: %s', async (secret) => {
    settings.set('locale', 'de');
    const onUse = vi.fn();
    render(<ManualAddress onUse={onUse} />);
    await userEvent.click(field());
    await userEvent.paste(secret);
    expect(screen.getByRole('alert').textContent).toContain('Das ist ein Geheimnis.');
    expect(field().value).toBe('');
    expect(document.body.textContent).not.toContain(secret);
    await userEvent.keyboard('{Enter}');
    expect(onUse).not.toHaveBeenCalled();
  });

  it('asks about 64 digits, which may be an account of NEAR or a key', async () => {
    settings.set('locale', 'de');
    const onUse = vi.fn();
    render(<ManualAddress onUse={onUse} />);
    const digits = 'ab'.repeat(32);
    await userEvent.click(field());
    await userEvent.paste(digits);
    await userEvent.keyboard('{Enter}');
    expect(onUse).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Feld leeren' }));
    expect(field().value).toBe('');
    await userEvent.click(field());
    await userEvent.paste(digits);
    await userEvent.click(screen.getByRole('button', { name: 'Es ist ein NEAR-Konto' }));
    await userEvent.click(screen.getByRole('button', { name: 'Adresse verwenden' }));
    expect(onUse).toHaveBeenCalledWith(digits);
  });

  it('says what is wrong and takes a public address', async () => {
    settings.set('locale', 'de');
    const onUse = vi.fn();
    render(<ManualAddress onUse={onUse} />);
    await userEvent.type(field(), '0x12');
    expect(screen.getByText('Ungültige Ethereum-Adresse')).toBeDefined();
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await userEvent.click(screen.getByRole('button', { name: 'Adresse verwenden' }));
    expect(onUse).toHaveBeenCalledWith('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  });
});
