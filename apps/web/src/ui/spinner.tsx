/** A turning ring for waits without a known length. Stands still for people who asked for less motion. */
import { cx } from './class-names.ts';

export function Spinner({ size = 14, className }: { readonly size?: number; readonly className?: string | undefined }) {
  const side = `${size / 16}rem`;
  return (
    <span
      aria-hidden="true"
      style={{ width: side, height: side }}
      className={cx(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-line-strong border-t-accent',
        className,
      )}
    />
  );
}
