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

const administrator = (path: string | ((ids: Ids) => string), says: string): Screen => ({
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
  administrator('dashboard', 'Failed to load dashboard data'),
  administrator('brokers', 'Failed to load brokers'),
  administrator(({ broker }) => `brokers/${broker}`, 'Failed to load broker'),
  administrator(({ broker }) => `brokers/${broker}/edit`, 'Failed to load broker'),
  administrator('partners', 'Failed to load partners'),
  administrator('api-keys', 'Failed to load API keys'),
  administrator('kyc', 'Failed to load brokers'),
  administrator('customers', 'Failed to load customers'),
  administrator(({ customer }) => `customers/${customer}`, 'Failed to load customer'),
  administrator(({ customer }) => `customers/${customer}/edit`, 'Failed to load customer'),
  administrator('properties', 'Failed to load properties'),
  administrator(({ live }) => `properties/${live}`, 'Failed to load property'),
  administrator(({ live }) => `properties/${live}/edit`, 'Failed to load property'),
  administrator('review', 'Failed to load properties'),
  administrator('subscriptions', 'Failed to load subscription plans'),
  administrator(({ plan }) => `subscriptions/${plan}`, 'Failed to load subscription plan'),
  administrator('subscriptions/subscribers', 'Failed to load subscribers'),
  administrator(
    ({ subscription }) => `subscriptions/subscribers/${subscription}`,
    'Failed to load subscription',
  ),
  {
    ...administrator(
      ({ waiting }) => `subscriptions/subscribers/new?broker=${waiting}`,
      'Failed to load brokers',
    ),
    isBrief: true,
  },
  administrator('subscriptions/payments', 'Failed to load payments'),
  administrator('subscriptions/invoices', 'Failed to load invoices'),
  administrator('subscriptions/invoice-details', 'Failed to load invoice details'),
  administrator('locations', 'Failed to load locations'),
  administrator(({ city }) => `locations/${city}`, 'Failed to load location'),
  administrator(({ city }) => `locations/${city}/merge`, 'Failed to load location'),
  administrator('interests', 'Failed to load interests'),
  administrator(({ interest }) => `interests/${interest}`, 'Failed to load interest'),
  administrator('cms', 'Failed to load CMS pages'),
  administrator('cms/company', 'Failed to load company details'),
  administrator(({ page }) => `cms/${page}`, 'Failed to load CMS page'),
  administrator(({ page }) => `cms/${page}/preview`, 'Failed to load CMS page'),
  administrator('reports/revenue', 'Failed to load reports'),
  administrator('reports/broker-activity', 'Failed to load reports'),
  administrator('reports/properties', 'Failed to load reports'),
  administrator('reports/customers', 'Failed to load reports'),
  administrator('messages', 'Failed to load message logs'),
  administrator('messages/templates', 'Failed to load templates'),
  administrator('messages/settings', 'Failed to load message settings'),
  administrator('reviews', 'Failed to load reviews'),
  administrator('rates', 'Failed to load rates'),
  administrator('waitlist', 'Failed to load waitlist'),
  administrator('tickets', 'Failed to load tickets'),
  administrator(({ ticket }) => `tickets/${ticket}`, 'Failed to load ticket'),
  administrator('rera', 'Failed to load RERA numbers'),
  administrator('rera/registers', 'Failed to load the registers'),
  administrator('flags', 'Failed to load flags'),
  administrator(({ flag }) => `flags/${flag}`, 'Failed to load report'),
  administrator('call-reports', 'Failed to load unwanted calls'),
  administrator('subscriptions/credits', 'Failed to load lead credits'),
  administrator('requirements', 'Failed to load requirements'),
  administrator('import', 'Failed to load imports'),
  administrator('administrators', 'Failed to load administrators'),
  administrator('audit', 'Failed to load audit log'),
  administrator('jobs', 'Failed to load background jobs'),
  { ...administrator('profile', 'Failed to load your devices'), open: tab('Security') },
  { ...administrator('profile', 'Failed to load your activity'), open: tab('Activity Log') },
  {
    ...administrator('roles', 'Failed to load notifications'),
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
export const signInScreens: readonly Screen[] = [
  administrator('dashboard', 'Could not check whether you are signed in'),
  portal('broker', '', 'Could not check whether you are signed in'),
  portal('customer', '', 'Could not check whether you are signed in'),
]
