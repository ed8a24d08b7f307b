import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The back office: rendered in the browser, behind an administrator's session. */
export const adminRoutes: RouteConfigEntry[] = [route('bb-admin/login', 'admin/login.tsx')]
