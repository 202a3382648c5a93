/** The mark (a C closed by a tick, stamped in blue) with or without the word. Drawn inline: it follows the theme. */
import { cx } from './class-names.ts';

export interface LogoProps {
  /** Pixels of the mark at the default text size. */
  readonly size?: number | undefined;
  readonly withName?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Logo({ size = 22, withName = true, className }: LogoProps) {
  const side = `${size / 16}rem`;
  return (
    <span className={cx('inline-flex items-center gap-2.25 text-lg font-semibold tracking-[-.02em]', className)}>
      <svg width={side} height={side} viewBox="0 0 24 24" className="mark-fill shrink-0" aria-hidden="true">
        <rect x="1" y="1" width="22" height="22" rx="6.5" fill="var(--accent)" />
        <g fill="none" stroke="var(--on-accent)" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M16.6 8.3A5.6 5.6 0 1 0 17.4 14" />
          <path d="m10.2 11.9 2.1 2.1 5.4-5.7" />
        </g>
      </svg>
      <span className={withName ? undefined : 'sr-only'}>Cryptax</span>
    </span>
  );
}
