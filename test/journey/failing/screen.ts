import type { Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import type { Town } from './town.ts'

type Ids = Town['ids']

/** A screen that loads something, and its sentence for when that fails (FRM-12). */
export interface Screen {
  path: (ids: Ids) => string
  realm: Realm
  says: string
  /** Says no more than that: the page around it goes on. */
  isBrief?: boolean
  /** What has to be pressed before it is read. */
  open?: (page: Page) => Promise<void>
}

const office = (path: string | ((ids: Ids) => string), says: string): Screen => ({
  path: (ids) => `/bb-admin/${typeof path === 'string' ? path : path(ids)}`,
  realm: 'administrator',
  says,
})
const portal = (realm: 'broker' | 'customer', path: string, says: string): Screen => ({
  path: (ids) =>
    `/${realm}-portal` +
    path.replace(/:(\w+)/, (_, name: Exclude<keyof Ids, 'links'>) => ids[name]),
  realm,
  says,
})
const tab =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('tab', { name }).click()

export const screens: readonly Screen[] = [
  office('dashboard', 'Failed to load dashboard data'),
  office('brokers', 'Failed to load brokers'),
  office(({ broker }) => `brokers/${broker}`, 'Failed to load broker'),
  office(({ broker }) => `brokers/${broker}/edit`, 'Failed to load broker'),
  office('partners', 'Failed to load partners'),
  office('api-keys', 'Failed to load API keys'),
  office('kyc', 'Failed to load brokers'),
  office('customers', 'Failed to load customers'),
  office(({ customer }) => `customers/${customer}`, 'Failed to load customer'),
  office(({ customer }) => `customers/${customer}/edit`, 'Failed to load customer'),
  office('properties', 'Failed to load properties'),
  office(({ live }) => `properties/${live}`, 'Failed to load property'),
  office(({ live }) => `properties/${live}/edit`, 'Failed to load property'),
  office('review', 'Failed to load properties'),
  office('subscriptions', 'Failed to load subscription plans'),
  office(({ plan }) => `subscriptions/${plan}`, 'Failed to load subscription plan'),
  office('subscriptions/subscribers', 'Failed to load subscribers'),
  office(
    ({ subscription }) => `subscriptions/subscribers/${subscription}`,
    'Failed to load subscription',
  ),
  {
    ...office(
      ({ waiting }) => `subscriptions/subscribers/new?broker=${waiting}`,
      'Failed to load brokers',
    ),
    isBrief: true,
  },
  office('subscriptions/payments', 'Failed to load payments'),
  office('subscriptions/invoices', 'Failed to load invoices'),
  office('subscriptions/invoice-details', 'Failed to load invoice details'),
  office('locations', 'Failed to load locations'),
  office(({ city }) => `locations/${city}`, 'Failed to load location'),
  office(({ city }) => `locations/${city}/merge`, 'Failed to load location'),
  office('interests', 'Failed to load interests'),
  office(({ interest }) => `interests/${interest}`, 'Failed to load interest'),
  office('cms', 'Failed to load CMS pages'),
  office('cms/company', 'Failed to load company details'),
  office(({ page }) => `cms/${page}`, 'Failed to load CMS page'),
  office(({ page }) => `cms/${page}/preview`, 'Failed to load CMS page'),
  office('reports/revenue', 'Failed to load reports'),
  office('reports/broker-activity', 'Failed to load reports'),
  office('reports/properties', 'Failed to load reports'),
  office('reports/customers', 'Failed to load reports'),
  office('messages', 'Failed to load message logs'),
  office('messages/templates', 'Failed to load templates'),
  office('messages/settings', 'Failed to load message settings'),
  office('reviews', 'Failed to load reviews'),
  office('rates', 'Failed to load rates'),
  office('waitlist', 'Failed to load waitlist'),
  office('tickets', 'Failed to load tickets'),
  office(({ ticket }) => `tickets/${ticket}`, 'Failed to load ticket'),
  office('rera', 'Failed to load RERA numbers'),
  office('rera/registers', 'Failed to load the registers'),
  office('flags', 'Failed to load flags'),
  office(({ flag }) => `flags/${flag}`, 'Failed to load report'),
  office('call-reports', 'Failed to load unwanted calls'),
  office('subscriptions/credits', 'Failed to load lead credits'),
  office('requirements', 'Failed to load requirements'),
  office('import', 'Failed to load imports'),
  office('administrators', 'Failed to load administrators'),
  office('audit', 'Failed to load audit log'),
  office('jobs', 'Failed to load background jobs'),
  { ...office('profile', 'Failed to load your devices'), open: tab('Security') },
  { ...office('profile', 'Failed to load your activity'), open: tab('Activity Log') },
  {
    ...office('roles', 'Failed to load notifications'),
    open: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  },
  portal('broker', '', 'Failed to load your listings'),
  portal('broker', '/api', 'Failed to load your API keys'),
  portal('broker', '/properties', 'Failed to load your listings'),
  portal('broker', '/properties/:live', 'Failed to load the listing'),
  portal('broker', '/properties/:live/numbers', 'Failed to load the analytics'),
  portal('broker', '/plan', 'Failed to load your plan'),
  { ...portal('broker', '/add', 'Could not load the locations.'), isBrief: true },
  portal('broker', '/inquiries', 'Failed to load enquiries'),
  portal('broker', '/inquiries/:inquiry', 'Failed to load the enquiry'),
  portal('broker', '/requirements', 'Failed to load requirements'),
  portal('broker', '/requirements/shares', 'Failed to load shared requirements'),
  portal('broker', '/requirements/offers', 'Failed to load your offers'),
  portal('broker', '/visits', 'Failed to load visits'),
  portal('broker', '/visits/schedule', 'Failed to load visiting hours'),
  portal('broker', '/inquiries/hours', 'Failed to load working hours'),
  portal('broker', '/profile', 'Failed to load your documents'),
  portal('customer', '', 'Failed to load your dashboard'),
  portal('customer', '/saved-properties', 'Failed to load saved properties'),
  portal('customer', '/saved-searches', 'Failed to load saved searches'),
  portal('customer', '/inquiries', 'Failed to load enquiries'),
  portal('customer', '/visits', 'Failed to load visits'),
  portal('customer', '/shortlists', 'Failed to load shortlists'),
  portal('customer', '/requirements', 'Failed to load requirements'),
  portal('customer', '/profile', 'Failed to load your devices'),
]

/** Where the session itself is asked for first: nothing is shown before it is known. */
export const doors: readonly Screen[] = [
  office('dashboard', 'Could not check whether you are signed in'),
  portal('broker', '', 'Could not check whether you are signed in'),
  portal('customer', '', 'Could not check whether you are signed in'),
]
