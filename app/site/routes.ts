import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Public pages, rendered on the server inside one header and footer. */
export const siteRoutes: RouteConfigEntry[] = [
  layout('site/site-frame.tsx', [
    index('site/home.tsx'),
    route('properties', 'site/property-list.tsx'),
    route('properties/filters', 'site/property-filters.tsx'),
    route('properties/:id', 'site/property-page.tsx'),
    route('compare', 'site/compare.tsx'),
    route('brokers', 'site/brokers.tsx'),
    route('brokers/:id', 'site/broker-page.tsx'),
    route('cities', 'site/cities.tsx'),
    route('cities/:slug', 'site/city-page.tsx'),
    route('how-results-are-ordered', 'site/how-ordered.tsx'),
    route('about', 'site/about.tsx'),
    route('contact', 'site/contact.tsx'),
    route('pages/:slug', 'site/cms-page.tsx'),
    route('set-password', 'site/set-password.tsx'),
    route('conversation', 'site/conversation.tsx'),
    route('shortlist', 'site/shortlist.tsx'),
    route('unsubscribe', 'site/unsubscribe.tsx'),
    route('confirm-listings', 'site/confirm-listings.tsx'),
    route('waitlist', 'site/waitlist-confirm.tsx'),
    route('how-did-we-do', 'site/ticket-rating.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  // Parts of pages that load late, not pages of their own.
  route('properties/more', 'site/property-more.ts'),
  route('properties/:id/similar', 'site/property-similar.ts'),
]
