/**
 * A thin bar of parts with gaps between them: composition of a wallet, holding period, import result. It grows once on
 * first paint. The bar is an image to screen readers; the sentence next to it carries the meaning.
 */
import { cx } from './class-names.ts';

export interface SharePart {
  readonly id: string;
  /** A token: `var(--free-fill)`. */
  readonly color: string;
  /** Between 0 and 1; only ever a width in pixels. */
  readonly share: number;
}

export interface ShareBarProps {
  readonly parts: readonly SharePart[];
  readonly label: string;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}

const HEIGHTS = { s: 'h-1.5', m: 'h-2', l: 'h-3' } as const;

export function ShareBar({ parts, label, size = 's', className }: ShareBarProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={cx('overflow-hidden rounded-full bg-ink/9 forced-colors:border', HEIGHTS[size], className)}
    >
      <div className="flex h-full origin-left animate-grow gap-[1.5px]">
        {parts
          .filter((part) => part.share > 0)
          .map((part) => (
            <span
              key={part.id}
              className="mark-fill h-full min-w-px"
              style={{ width: `${part.share * 100}%`, background: part.color }}
            />
          ))}
      </div>
    </div>
  );
}
