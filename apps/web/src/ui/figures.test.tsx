/** What figures show, say and hide. */
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../platform/i18n/locale.tsx';
import { settings } from '../platform/settings/settings.ts';
import { CryptoAmount } from './crypto-amount.tsx';
import { gaugeGeometry, LimitGauge } from './limit-gauge.tsx';
import { Money } from './money.tsx';
import { useDelayedLoading } from './skeleton.tsx';
import { splitZones, ZoneSlider } from './zone-slider.tsx';

const german = (children: ReactNode) => render(<LocaleProvider locale="de">{children}</LocaleProvider>);

afterEach(() => {
  cleanup();
  settings.clear('hideAmounts');
  vi.useRealTimers();
});

describe('Money', () => {
  it('shows the sign and says it as a word', () => {
    german(<Money value="-1451.34" sign="always" />);
    expect(screen.getByText('\u22121.451,34\u00a0€', { normalizer: (text) => text })).toBeTruthy();
    expect(screen.getByText('minus 1.451,34 Euro')).toBeTruthy();
  });

  it('never shows the unknown as zero', () => {
    const { container } = german(<Money value={null} />);
    expect(container.textContent).toBe('kein Kurs');
  });

  it('colours by sign, and zero not at all', () => {
    const { container } = german(
      <>
        <Money value="1" sign="always" />
        <Money value="-1" sign="always" />
        <Money value="0.00" sign="always" />
        <Money value="-1" />
      </>,
    );
    const tones = [...container.children].map((figure) => /text-(gain|loss)/.exec(figure.className)?.[1] ?? 'none');
    expect(tones).toEqual(['gain', 'loss', 'none', 'none']);
  });

  it('opens its derivation with Enter and names it', async () => {
    const onWhy = vi.fn();
    german(<Money value="2190.38" onWhy={onWhy} />);
    screen.getByRole('button', { name: '2.190,38 Euro, Herleitung anzeigen' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onWhy).toHaveBeenCalledOnce();
  });

  it('hides digits, sign and direction when amounts are hidden', () => {
    settings.set('hideAmounts', true);
    const { container } = german(<Money value="-1451.34" sign="always" />);
    expect(container.textContent).toBe('••••\u00a0€Betrag ausgeblendet');
    expect(container.innerHTML).not.toContain('text-loss');
    expect(container.innerHTML).not.toContain('1.451');
  });
});

describe('CryptoAmount', () => {
  it('has every digit in its title, and none when amounts are hidden', () => {
    const { container } = german(<CryptoAmount value="0.123456789012345678" unit="ETH" />);
    expect(container.textContent).toBe('0,123457 ETH');
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe('0,123456789012345678 ETH');
    act(() => settings.set('hideAmounts', true));
    expect(container.innerHTML).not.toMatch(/123/);
  });
});

describe('gaugeGeometry', () => {
  it('ends at the limit below it, and turns over at the limit itself', () => {
    expect(gaugeGeometry('742.10', '1000')).toEqual({ reached: false, fill: 0.7421, mark: 1 });
    expect(gaugeGeometry('999.99', '1000').reached).toBe(false);
    expect(gaugeGeometry('1000.00', '1000').reached).toBe(true);
    expect(gaugeGeometry('2000', '1000')).toEqual({ reached: true, fill: 0.88, mark: 0.44 });
    expect(gaugeGeometry('-50', '1000').fill).toBe(0);
  });

  it('draws bar and mark without styles, which the landing page has not before its script runs', () => {
    const { container } = german(<LimitGauge value="742.10" limit="1000" label="Freigrenze" sentence="" />);
    const [fill, mark] = container.querySelectorAll('[role="img"] rect');
    expect(fill?.getAttribute('width')).toBe('74.21%');
    expect(mark?.getAttribute('x')).toBe('100%');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('does not draw the share of a known limit while amounts are hidden', () => {
    settings.set('hideAmounts', true);
    const { container } = german(<LimitGauge value="742.10" limit="1000" label="Freigrenze" sentence="" />);
    expect(container.innerHTML).not.toMatch(/74|742/);
    expect(container.textContent).toContain('Freigrenze: 1.000');
  });
});

describe('splitZones', () => {
  it('cuts the zone under the thumb in two', () => {
    const zones = [
      { kind: 'free', from: 0, to: 1000 },
      { kind: 'taxable', from: 1000, to: 3000 },
    ] as const;
    expect(splitZones(zones, 1500)).toEqual([
      { kind: 'free', from: 0, to: 1000, reached: true },
      { kind: 'taxable', from: 1000, to: 1500, reached: true },
      { kind: 'taxable', from: 1500, to: 3000, reached: false },
    ]);
    expect(splitZones(zones, 0).every((zone) => !zone.reached)).toBe(true);
  });
});

describe('ZoneSlider', () => {
  it('moves by 100 with arrows and by 1,000 with page keys, and speaks its position', async () => {
    const onValueChange = vi.fn();
    german(
      <ZoneSlider
        label="Verkaufsbetrag"
        value={15_000}
        max={50_000}
        onValueChange={onValueChange}
        zones={[{ kind: 'free', from: 0, to: 50_000 }]}
        valueText="15.000 Euro Verkauf, 0 Euro Steuer"
      />,
    );
    const thumb = screen.getByRole('slider', { name: 'Verkaufsbetrag' });
    expect(thumb.getAttribute('aria-valuetext')).toBe('15.000 Euro Verkauf, 0 Euro Steuer');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValueChange).toHaveBeenLastCalledWith(15_100);
    await userEvent.keyboard('{PageDown}');
    expect(onValueChange).toHaveBeenLastCalledWith(14_000);
  });
});

describe('useDelayedLoading', () => {
  it('shows nothing for quick answers and stays 300 ms once shown', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ loading }) => useDelayedLoading(loading), {
      initialProps: { loading: true },
    });
    act(() => void vi.advanceTimersByTime(149));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
    rerender({ loading: false });
    act(() => void vi.advanceTimersByTime(299));
    expect(result.current).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(false);
  });

  it('never appears when the answer comes within 150 ms', () => {
    vi.useFakeTimers();
    const { result, rerender } = renderHook(({ loading }) => useDelayedLoading(loading), {
      initialProps: { loading: true },
    });
    act(() => void vi.advanceTimersByTime(100));
    rerender({ loading: false });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(false);
  });
});
