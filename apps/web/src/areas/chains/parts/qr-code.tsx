/** A code to scan: black on white in both themes, with the quiet zone that readers want. One path, so that no line shows between rows. */
import { encode } from 'uqr';

/** Fields of white around the code (ISO/IEC 18004: four). */
const QUIET = 4;

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}

export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const whole = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
