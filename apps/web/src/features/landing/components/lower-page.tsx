/** Everything below the first screen, loaded right after it: features, the three steps, the last word. */
import { EndCall } from './end-call.tsx';
import { Features } from './features.tsx';
import { Steps } from './steps.tsx';

export function LowerPage() {
  return (
    <>
      <Features />
      <Steps />
      <EndCall />
    </>
  );
}
