import assert from 'node:assert/strict'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import type { Database } from '#server/db/connect.ts'
import routes from '../../../app/routes.ts'

/** A pattern of the route tables, and who has to be signed in to see its pages. */
export interface PagePattern {
  /** `/brokers/:id` */
  pattern: string
  /** Anybody where it is left out. */
  realm?: Realm
}

/** Data of a page, not a page. */
const notPages = ['/properties/more', '/properties/:id/similar']

/** What the patterns with a parameter, or with something to say only with a query, show. */
const examples: Record<string, string> = {
  '/properties': `values ('/properties'), ('/properties?search=2+bhk+in+Powai+on+rent,+40k+tak'),
    ('/properties?type=villa&bedrooms=3&listingType=sell&minPrice=5000000&sort=price_asc'),
    ('/properties?search=castle+on+the+moon'),
    ('/properties?search=near+metro+vastu+no+brokerage')`,
  '/properties/:id': `select distinct on (property_type, listing_type) '/properties/' || id
    from property where is_live
    union all (select '/properties/' || id from property where status = 'sold' limit 1)
    union all values ('/properties/no-such-home')`,
  '/compare': `values ('/compare'), ('/compare?ids=' || (select string_agg(id::text, ',') from
    (select distinct on (property_type) id from property where is_live limit 4) compared))`,
  '/brokers/:id': `(select '/brokers/' || broker_id from property where is_live limit 1)
    union all values ('/brokers/no-such-broker')`,
  '/cities/:slug': `values ('/cities/pune'), ('/cities/no-such-city')`,
  '/pages/:slug': `select '/pages/' || slug from cms_page where language = 'en'
    and type not in ('faq', 'banner') union all values ('/pages/no-such-page')`,
  '/*': `values ('/no-such-page')`,
  '/set-password': `values ('/set-password'), ('/set-password?token=none')`,
  '/conversation': `values ('/conversation?token=none')`,
  '/shortlist': `values ('/shortlist?token=none')`,
  '/unsubscribe': `values ('/unsubscribe?token=none')`,
  '/waitlist': `values ('/waitlist?token=none')`,
  '/how-did-we-do': `values ('/how-did-we-do?token=none')`,
  '/customer-portal/saved-searches/:id': `select '/customer-portal/saved-searches/' || id
    from saved_search limit 1`,
  '/customer-portal/shortlists/:id': `select '/customer-portal/shortlists/' || shortlist.id
    from shortlist join customer on customer.id = customer_id
    where customer.email = 'customer@demo.in' limit 1`,
  '/customer-portal/requirements/:id': `select '/customer-portal/requirements/' || requirement.id
    from requirement join customer on customer.id = customer_id
    where customer.email = 'customer@demo.in' limit 1`,
  '/customer-portal/requirements/:id/edit': `select '/customer-portal/requirements/' ||
    requirement.id || '/edit' from requirement join customer on customer.id = customer_id
    where customer.email = 'customer@demo.in' limit 1`,
  '/broker-portal/requirements/:id': `select '/broker-portal/requirements/' || requirement_id
    from requirement_match join property on property.id = property_id
    join broker on broker.id = broker_id where broker.email = 'broker@demo.in' limit 1`,
  '/bb-admin/requirements/:id': `select distinct on (state) '/bb-admin/requirements/' || id
    from requirement`,
  '/customer-portal/inquiries/broker/:id': `select '/customer-portal/inquiries/broker/' || broker_id
    from inquiry join customer on customer.id = customer_id
    where customer.email = 'customer@demo.in' limit 1`,
  '/customer-portal/inquiries/:id': `select '/customer-portal/inquiries/' || inquiry.id
    from inquiry join customer on customer.id = customer_id
    where customer.email = 'customer@demo.in' limit 2`,
  '/broker-portal/properties/:id': `select distinct on (property.status, property_type)
    '/broker-portal/properties/' || property.id from property
    join broker on broker.id = broker_id where broker.email = 'broker@demo.in'`,
  '/broker-portal/properties/:id/numbers': `(select '/broker-portal/properties/' || property.id
    || '/numbers' from property join broker on broker.id = broker_id
    where broker.email = 'broker@demo.in' and is_live limit 1)`,
  '/broker-portal/inquiries/:id': `select distinct on (stage) '/broker-portal/inquiries/' ||
    inquiry.id from inquiry join broker on broker.id = broker_id
    join lead on lead.broker_id = broker.id and lead.phone = inquiry.phone
    where broker.email = 'broker@demo.in'`,
  '/broker-portal/plan/pay/:id': `select '/broker-portal/plan/pay/' || id from plan_order limit 1`,
  '/bb-admin/properties/:id': `select distinct on (status) '/bb-admin/properties/' || id
    from property`,
  '/bb-admin/properties/:id/edit': `(select '/bb-admin/properties/' || id || '/edit'
    from property limit 1)`,
  '/bb-admin/brokers/:id': `select distinct on (kyc_status, status) '/bb-admin/brokers/' || id
    from broker`,
  '/bb-admin/brokers/:id/edit': `(select '/bb-admin/brokers/' || id || '/edit'
    from broker limit 1)`,
  '/bb-admin/customers/:id': `(select '/bb-admin/customers/' || id from customer limit 1)`,
  '/bb-admin/customers/:id/edit': `(select '/bb-admin/customers/' || id || '/edit'
    from customer limit 1)`,
  '/bb-admin/locations/:id': `(select '/bb-admin/locations/' || id from location limit 1)`,
  '/bb-admin/locations/:id/merge': `(select '/bb-admin/locations/' || id || '/merge'
    from location limit 1)`,
  '/bb-admin/interests/:id': `(select '/bb-admin/interests/' || id from interest limit 1)`,
  '/bb-admin/cms/:id': `select distinct on (type) '/bb-admin/cms/' || id from cms_page`,
  '/bb-admin/cms/:id/preview': `(select '/bb-admin/cms/' || id || '/preview'
    from cms_page limit 1)`,
  '/bb-admin/subscriptions/:id': `(select '/bb-admin/subscriptions/' || id
    from subscription_plan limit 1)`,
  '/bb-admin/subscriptions/subscribers/:id': `(select '/bb-admin/subscriptions/subscribers/' || id
    from subscription limit 1)`,
  '/bb-admin/subscriptions/credits/:id': `select distinct on (reason)
    '/bb-admin/subscriptions/credits/' || id from lead_credit`,
  '/bb-admin/subscriptions/invoice-details/:id': `(select
    '/bb-admin/subscriptions/invoice-details/' || id from invoice_setting limit 1)`,
  '/bb-admin/rates/:id': `(select '/bb-admin/rates/' || id from cost_rate limit 1)`,
  '/bb-admin/messages/templates/:id': `values
    ('/bb-admin/messages/templates/whatsapp.account.confirm_whatsapp.en')`,
  '/bb-admin/tickets/:id': `select distinct on (status) '/bb-admin/tickets/' || id from ticket`,
  '/bb-admin/flags/:id': `select distinct on (status) '/bb-admin/flags/' || id from flag`,
  '/bb-admin/partners/:id': `select '/bb-admin/partners/' || id from partner`,
  '/bb-admin/call-reports/:id': `select distinct on (status) '/bb-admin/call-reports/' || id
    from call_report`,
  '/bb-admin/approvals/:id': `select '/bb-admin/approvals/' || id from approval_request limit 2`,
  '/bb-admin/reports/:tab?': `values ('/bb-admin/reports'), ('/bb-admin/reports/broker-activity'),
    ('/bb-admin/reports/properties'), ('/bb-admin/reports/customers')`,
  '/bb-admin/import/:id': `(select '/bb-admin/import/' || id from import_run limit 1)`,
  '/bb-admin/*': `values ('/bb-admin/no-such-page')`,
}

/** Returns the patterns of all routes that the route tables have, such as `/brokers/:id`. */
function routePatterns(entries: readonly RouteConfigEntry[] = routes, above = ''): string[] {
  const found = entries.flatMap(({ path, index, children }) => {
    const whole = path ? `${above}/${path}` : above
    const below = children ? routePatterns(children, whole) : []
    return path || index ? [whole || '/', ...below] : below
  })
  return [...new Set(found)].filter((pattern) => !notPages.includes(pattern))
}

/** Every kind of page there is; the portals also as somebody sees them who is not signed in. */
export const pagePatterns: PagePattern[] = [
  ...routePatterns().map((pattern) => {
    const realm = realmOf(pattern)
    return { pattern, ...(realm && { realm }) }
  }),
  ...['/customer-portal', '/broker-portal', '/customer-portal?forgot=1'].map((pattern) => ({
    pattern,
  })),
]

/** Returns the addresses of a pattern's pages, with something of the demo marketplace in them. */
export async function pagePaths(db: Database, pattern: string): Promise<string[]> {
  const query = examples[pattern]
  assert.ok(query || !/[:*]/.test(pattern), `No example for ${pattern}`)
  if (!query) return [pattern]
  const { rows } = await sql<{ path: string }>`
    select path from (${sql.raw(query)}) as example (path) order by path
  `.execute(db)
  assert.ok(rows.length > 0, `The demo marketplace has nothing for ${pattern}`)
  return rows.map(({ path }) => path)
}

function realmOf(path: string): Realm | undefined {
  if (path === '/bb-admin/login') return undefined
  if (path.startsWith('/bb-admin')) return 'administrator'
  return /^\/(broker|customer)-portal/.exec(path)?.[1] as Realm | undefined
}
