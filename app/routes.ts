import type { RouteConfig } from '@react-router/dev/routes'
import { adminRoutes } from './admin/routes.ts'
import { brokerPortalRoutes } from './broker-portal/routes.ts'
import { customerPortalRoutes } from './customer-portal/routes.ts'
import { siteRoutes } from './site/routes.ts'

/** The routes of all surfaces; each has its own in its folder. */
export default [
  ...brokerPortalRoutes,
  ...customerPortalRoutes,
  ...adminRoutes,
  // Last, because it ends with the page for unknown addresses.
  ...siteRoutes,
] satisfies RouteConfig
