/**
 * Klaus, the calm ape: where he helps (empty views, tour, hints, success), at most once per screen, never beside tax
 * results, losses of data, legal or payment screens. People can switch him off; then nothing stands in his place.
 */
import { useSetting } from '../platform/settings/settings.ts';

export type KlausMood = 'base' | 'cool' | 'smart' | 'party' | 'zen' | 'detective';

export function Klaus({
  mood = 'base',
  size = 48,
}: {
  readonly mood?: KlausMood | undefined;
  readonly size?: number | undefined;
}) {
  const hidden = useSetting('hideKlaus');
  if (hidden) return null;
  const side = `${size / 16}rem`;
  return (
    <svg width={side} height={side} viewBox="0 0 64 64" role="img" aria-label="Klaus" className="mark-fill shrink-0">
      <use href={`${import.meta.env.BASE_URL}klaus.svg#klaus${mood === 'base' ? '' : `-${mood}`}`} />
    </svg>
  );
}
