import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The customer portal: rendered in the browser, for customers with a session. */
export const customerPortalRoutes: RouteConfigEntry[] = [
  route('customer-portal', 'customer-portal/portal.tsx', [
    index('customer-portal/dashboard.tsx'),
    route('saved-properties', 'customer-portal/saved-property-list.tsx'),
    route('saved-searches', 'customer-portal/saved-search/list.tsx', [
      route('new', 'customer-portal/saved-search/new.tsx'),
      route(':id', 'customer-portal/saved-search/edit.tsx'),
    ]),
    route('shortlists', 'customer-portal/shortlist/list.tsx', [
      route('new', 'customer-portal/shortlist/new.tsx'),
    ]),
    route('shortlists/:id', 'customer-portal/shortlist/detail.tsx'),
    route('requirements', 'customer-portal/requirement/list.tsx'),
    route('requirements/new', 'customer-portal/requirement/new.tsx'),
    route('requirements/:id', 'customer-portal/requirement/detail.tsx', [
      route('edit', 'customer-portal/requirement/edit.tsx'),
    ]),
    route('inquiries', 'customer-portal/inquiry/list.tsx', [
      route('broker/:id', 'customer-portal/inquiry/broker-chat.tsx'),
      route(':id', 'customer-portal/inquiry/detail.tsx'),
    ]),
    route('visits', 'customer-portal/visit/list.tsx'),
    route('confirm-email', 'customer-portal/profile/confirm-email.tsx'),
    route('profile', 'customer-portal/profile/profile.tsx'),
  ]),
]
