import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The broker portal: rendered in the browser, behind the broker's own session. */
export const brokerPortalRoutes: RouteConfigEntry[] = [
  route('broker-portal', 'broker-portal/portal.tsx'),
]
