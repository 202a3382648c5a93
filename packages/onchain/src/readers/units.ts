/** Base units to whole units, exactly, and times of the services to ISO instants. */
import { formatUnits } from 'viem';

/** `1500000` with 6 decimals is `1.5`; anything that is not a whole number is undefined. */
export function wholeUnits(base: string | undefined, decimals: number): string | undefined {
  const digits = base === undefined ? undefined : plainInteger(base);
  if (digits === undefined || !Number.isInteger(decimals) || decimals < 0 || decimals > 77) return undefined;
  return formatUnits(BigInt(digits), decimals);
}

/** `1.5e+24` as some services print large numbers, written out. */
function plainInteger(text: string): string | undefined {
  const found = /^(-?)(\d{1,80})(?:\.(\d{1,80}))?(?:[eE]\+?(\d{1,2}))?$/.exec(text);
  if (found === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found;
  const places = Number(exponent);
  if (fraction.replace(/0+$/, '').length > places) return undefined;
  return `${sign}${whole}${fraction.slice(0, places).padEnd(places, '0')}`;
}

export function instantOfSeconds(seconds: string | undefined): string | undefined {
  if (seconds === undefined || !/^\d{1,11}$/.test(seconds)) return undefined;
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
}

/** An ISO text of a service, cut to seconds. */
export function instantOfText(text: string | undefined): string | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 19)}Z`;
}

export function isZeroText(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
