import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The broker portal: rendered in the browser, for brokers with a session. */
export const brokerPortalRoutes: RouteConfigEntry[] = [
  route('broker-portal', 'broker-portal/portal.tsx', [
    index('broker-portal/dashboard.tsx'),
    route('properties', 'broker-portal/property/list.tsx'),
    route('properties/:id', 'broker-portal/property/edit.tsx'),
    route('properties/:id/numbers', 'broker-portal/property/analytics.tsx'),
    route('add', 'broker-portal/property/add.tsx'),
    route('paste', 'broker-portal/property/paste/paste.tsx'),
    route('inquiries', 'broker-portal/inquiry/list.tsx', [
      route(':id', 'broker-portal/inquiry/detail.tsx'),
    ]),
    route('requirements', 'broker-portal/requirement/list.tsx'),
    route('requirements/shares', 'broker-portal/requirement/shares.tsx'),
    route('requirements/offers', 'broker-portal/requirement/offers.tsx'),
    route('requirements/:id', 'broker-portal/requirement/detail.tsx'),
    route('team', 'broker-portal/agency/team.tsx'),
    route('inquiries/hours', 'broker-portal/inquiry/working-hours.tsx'),
    route('visits', 'broker-portal/visit/list.tsx'),
    route('visits/schedule', 'broker-portal/visit/schedule.tsx'),
    route('confirm-email', 'broker-portal/profile/confirm-email.tsx'),
    route('profile', 'broker-portal/profile/profile.tsx'),
    route('api', 'broker-portal/api/api.tsx'),
    route('plan', 'broker-portal/plan/plan.tsx'),
    route('plan/pay/:id', 'broker-portal/plan/pay.tsx'),
  ]),
]
