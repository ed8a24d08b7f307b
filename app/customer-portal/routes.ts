import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The customer portal: rendered in the browser, behind the customer's own session. */
export const customerPortalRoutes: RouteConfigEntry[] = [
  route('customer-portal', 'customer-portal/portal.tsx', [
    index('customer-portal/dashboard.tsx'),
    route('profile', 'customer-portal/profile.tsx'),
  ]),
]
