/** Everything below the first screen, loaded right after it: features, the three steps, the last word. */
import { EndCall } from './end-call.tsx';
import { Features } from './features.tsx';
import { Steps } from './steps.tsx';

export function LowerPage() {
  return (
    // Out of sight it costs no layout; the size is about what it takes, so that the scroll bar hardly moves.
    <div className="[contain-intrinsic-size:auto_150rem] [content-visibility:auto]">
      <Features />
      <Steps />
      <EndCall />
    </div>
  );
}
