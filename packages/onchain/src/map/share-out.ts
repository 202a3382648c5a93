/** An amount in equal parts that add up to it exactly; what cannot be divided goes to the last part. */
import { dec, divide, formatShortest, subtract } from '@cryptax/kernel';

export function shareOut(amount: string, decimals: number, parts: number): readonly string[] {
  if (parts <= 1) return [amount];
  const whole = dec(amount);
  const part = divide(whole, dec(String(parts)), Math.max(decimals, whole.scale), 'down');
  let left = whole;
  return Array.from({ length: parts }, (_, index) => {
    if (index === parts - 1) return formatShortest(left);
    left = subtract(left, part);
    return formatShortest(part);
  });
}
