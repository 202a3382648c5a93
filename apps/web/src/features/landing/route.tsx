/** The landing page: what Cryptax does, one worked example, the six features, three steps, one way in. */
import { useSearch } from '@tanstack/react-router';
import { EndCall } from './components/end-call.tsx';
import { Facts } from './components/facts.tsx';
import { Features } from './components/features.tsx';
import { Hero } from './components/hero.tsx';
import { SignInHint } from './components/sign-in-hint.tsx';
import { Steps } from './components/steps.tsx';

export function LandingScreen() {
  const { redirect } = useSearch({ from: '/public/' });
  return (
    <>
      {redirect !== undefined && <SignInHint redirect={redirect} />}
      <Hero />
      <Facts />
      <Features />
      <Steps />
      <EndCall />
    </>
  );
}
