/** Screens with the public header and footer: landing, sign-in, plans, legal pages. Each is its own chunk. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { SCREENS, type ScreenId } from '../../platform/navigation/paths.ts';
import { readAuthSearch, readPaymentSearch, readPricingSearch, readRedirectSearch } from '../search-params.ts';
import { type LoadScreen, lazyScreen, rootRoute } from './root-route.tsx';

const publicLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(() => import('../public/public-layout.tsx'), 'PublicLayout'),
});

function page<const Id extends ScreenId>(id: Id, load: LoadScreen) {
  const { path }: { readonly path: (typeof SCREENS)[Id]['path'] } = SCREENS[id];
  return createRoute({
    getParentRoute: () => publicLayout,
    path,
    staticData: { screen: id },
    component: lazyScreen(load),
  });
}

const landing = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.landing.path,
  staticData: { screen: 'landing' },
  validateSearch: readRedirectSearch,
  component: lazyScreen(() => import('../../areas/landing/screens/landing/route.tsx')),
});

const auth = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.auth.path,
  staticData: { screen: 'auth' },
  validateSearch: readAuthSearch,
  component: lazyScreen(() => import('../../areas/account/screens/auth/route.tsx')),
});

/** Plan and target go along through the mail. */
const authCallback = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.authCallback.path,
  staticData: { screen: 'authCallback' },
  validateSearch: readAuthSearch,
  component: lazyScreen(() => import('../../areas/account/screens/auth-callback/route.tsx')),
});

const resetPassword = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.resetPassword.path,
  staticData: { screen: 'resetPassword' },
  validateSearch: readAuthSearch,
  component: lazyScreen(() => import('../../areas/account/screens/reset-password/route.tsx')),
});

const pricing = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.pricing.path,
  staticData: { screen: 'pricing' },
  validateSearch: readPricingSearch,
  component: lazyScreen(() => import('../../areas/account/screens/pricing/route.tsx')),
});

/** The only guarded screen: without a session the landing page remembers where the visitor wanted to go. */
const paymentSuccess = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.paymentSuccess.path,
  staticData: { screen: 'paymentSuccess' },
  validateSearch: readPaymentSearch,
  beforeLoad: async ({ context, location }) => {
    if ((await context.session()).kind === 'signed-in') return;
    throw redirect({ to: '/', search: { redirect: location.href } });
  },
  component: lazyScreen(() => import('../../areas/account/screens/payment-success/route.tsx')),
});

export const publicRoutes = publicLayout.addChildren([
  landing,
  auth,
  authCallback,
  resetPassword,
  pricing,
  paymentSuccess,
  page('imprint', () => import('../../areas/legal/screens/imprint/route.tsx')),
  page('privacy', () => import('../../areas/legal/screens/privacy/route.tsx')),
  page('terms', () => import('../../areas/legal/screens/terms/route.tsx')),
  page('withdrawal', () => import('../../areas/legal/screens/withdrawal/route.tsx')),
  page('cancelContract', () => import('../../areas/legal/screens/cancel/route.tsx')),
  page('withdrawContract', () => import('../../areas/legal/screens/withdraw/route.tsx')),
]);
