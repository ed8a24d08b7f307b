import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Public pages, rendered on the server inside one header and footer. */
export const siteRoutes: RouteConfigEntry[] = [
  layout('site/site-frame.tsx', [index('site/home.tsx'), route('*', 'site/not-found.tsx')]),
]
