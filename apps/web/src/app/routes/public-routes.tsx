/** Screens with the public header and footer: landing, sign-in, plans, legal pages. Each is its own chunk. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { SCREENS } from '../../platform/navigation/paths.ts';
import { readAuthSearch, readPaymentSearch, readPricingSearch, readRedirectSearch } from '../search-params.ts';
import { rootRoute } from './root-route.tsx';

const publicLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: lazyRouteComponent(() => import('../public/public-layout.tsx'), 'PublicLayout'),
});

const landing = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.landing.path,
  staticData: { screen: 'landing' },
  validateSearch: readRedirectSearch,
  component: lazyRouteComponent(() => import('../../areas/landing/screens/landing/route.tsx'), 'LandingScreen'),
});

const auth = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.auth.path,
  staticData: { screen: 'auth' },
  validateSearch: readAuthSearch,
  component: lazyRouteComponent(() => import('../../areas/account/screens/auth/route.tsx'), 'AuthScreen'),
});

const authCallback = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.authCallback.path,
  staticData: { screen: 'authCallback' },
  component: lazyRouteComponent(
    () => import('../../areas/account/screens/auth-callback/route.tsx'),
    'AuthCallbackScreen',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.resetPassword.path,
  staticData: { screen: 'resetPassword' },
  component: lazyRouteComponent(
    () => import('../../areas/account/screens/reset-password/route.tsx'),
    'ResetPasswordScreen',
  ),
});

const pricing = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.pricing.path,
  staticData: { screen: 'pricing' },
  validateSearch: readPricingSearch,
  component: lazyRouteComponent(() => import('../../areas/account/screens/pricing/route.tsx'), 'PricingScreen'),
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
  component: lazyRouteComponent(
    () => import('../../areas/account/screens/payment-success/route.tsx'),
    'PaymentSuccessScreen',
  ),
});

const imprint = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.imprint.path,
  staticData: { screen: 'imprint' },
  component: lazyRouteComponent(() => import('../../areas/legal/screens/imprint/route.tsx'), 'ImprintScreen'),
});

const privacy = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.privacy.path,
  staticData: { screen: 'privacy' },
  component: lazyRouteComponent(() => import('../../areas/legal/screens/privacy/route.tsx'), 'PrivacyScreen'),
});

const terms = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.terms.path,
  staticData: { screen: 'terms' },
  component: lazyRouteComponent(() => import('../../areas/legal/screens/terms/route.tsx'), 'TermsScreen'),
});

const withdrawal = createRoute({
  getParentRoute: () => publicLayout,
  path: SCREENS.withdrawal.path,
  staticData: { screen: 'withdrawal' },
  component: lazyRouteComponent(() => import('../../areas/legal/screens/withdrawal/route.tsx'), 'WithdrawalScreen'),
});

export const publicRoutes = publicLayout.addChildren([
  landing,
  auth,
  authCallback,
  resetPassword,
  pricing,
  paymentSuccess,
  imprint,
  privacy,
  terms,
  withdrawal,
]);
