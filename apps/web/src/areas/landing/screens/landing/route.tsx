/**
 * The landing page: what Cryptax does, one worked example, the six features, three steps, one way in. What lies below
 * the first screen comes in a chunk of its own, so that the headline does not wait for it.
 */
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Facts } from './components/facts.tsx';
import { Hero } from './components/hero.tsx';
import { SignInHint } from './components/sign-in-hint.tsx';

const LowerPage = lazy(() => import('./components/lower-page.tsx').then((page) => ({ default: page.LowerPage })));

export function LandingScreen() {
  const { redirect } = useSearch({ from: '/public/' });
  return (
    <>
      {redirect !== undefined && <SignInHint redirect={redirect} />}
      <Hero />
      <Facts />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <LowerPage />
      </Suspense>
    </>
  );
}
