import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { sendDocument } from '#test/document.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { makeInvoiceSetting } from '#test/make-subscription.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { webhookActs } from '#test/partner/webhook.ts'
import { planActs } from '#test/plan-acts.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'
import { visitActs } from '#test/visit.ts'

/**
 * Every broker and customer endpoint with an id, called with the id of somebody else's record
 * (AZ-02).
 */

const site = useApp()
const leads = leadActs(site)
const visits = visitActs(site)
const plans = planActs(site)
const agencies = agencyActs(site)
const requirements = requirementActs(site)
const webhooks = webhookActs(site)

/** These name a broker, who is public, and create something of the viewer's own. */
const ofEverybody = new Set([
  'POST /customer/brokers/:id/messages',
  'POST /customer/brokers/:id/reviews',
])

/**
 * These change the viewer's own list of public records: they succeed whether it was there or
 * not, and affect nobody else.
 */
const fromOwnList = new Set([
  'DELETE /customer/dismissed-properties/:id',
  'DELETE /customer/saved-properties/:id',
  'PATCH /customer/saved-properties/:id',
  'DELETE /customer/disclosures/:id',
])

const listing = {
  ...{ title: 'Mine now', description: 'Taken over.', propertyType: 'apartment', price: 1 },
  ...{ area: 900, location: 'Whitefield', address: '1, Lake Road', pincode: '560066' },
}

/** Bodies that would succeed for the owner. */
const bodies: Record<string, Record<string, unknown>> = {
  'PATCH /broker/inquiries/:id': { stage: 'closed' },
  'PUT /broker/inquiries/:id/assignee': { assigneeId: null, from: v7() },
  'PATCH /broker/agency/members/:id': { role: 'agent' },
  'POST /broker/agency/members/:id/removal': {},
  'POST /broker/inquiries/:id/replies': { text: 'From somebody else.' },
  'POST /broker/plan/orders/:id/report': { method: 'upi', reference: 'UTR 4242' },
  'POST /broker/plan/orders/:id/payment': { paymentId: 'pay_1', signature: '0'.repeat(64) },
  'PUT /broker/properties/:id/premium': { premium: 'on' },
  'PUT /broker/properties/:id': listing,
  'PATCH /broker/properties/:id/status': { status: 'sold' },
  'PUT /broker/properties/:id/visits': { isOpen: false },
  'POST /broker/visits/:id/proposal': { startsAt: '2030-01-01T10:00:00Z', version: 1 },
  'POST /broker/visits/:id/cancel': { reason: 'gone' },
  'POST /broker/visits/:id/code': { code: '1234' },
  'POST /broker/visits/:id/no-show/answer': { answer: 'agreed' },
  'POST /customer/visits/:id/move': { startsAt: '2030-01-01T10:00:00Z', version: 1 },
  'POST /customer/visits/:id/proposal': { accept: true, version: 1 },
  'POST /customer/visits/:id/cancel': {},
  'POST /customer/visits/:id/no-show/answer': { answer: 'agreed' },
  'POST /broker/reviews/:id/answer': { text: 'Thank you.' },
  'POST /customer/inquiries/:id/visit-rating': { stars: 1 },
  'POST /customer/inquiries/:id/messages': { text: 'From somebody else.' },
  'PUT /customer/inquiries/:id/number-sharing': { numberSharing: 'week' },
  'PUT /customer/shortlists/:id': { name: 'Mine now', isSealed: false, version: 1 },
  'POST /customer/shortlists/:id/homes': { propertyIds: [v7()] },
  'PUT /customer/shortlists/:id/notes/:partId': { isHidden: true },
  'PUT /customer/requirements/:id': { filters: sought },
  'POST /customer/requirements/:id/steps': { step: 'end' },
  'POST /customer/requirements/:id/offers/:partId/accept': {},
  'POST /broker/requirements/:id/shares': { to: '98765 43210', percent: 40 },
  'POST /broker/requirement-shares/:id/answer': { act: 'accept' },
  'POST /broker/requirements/:id/offers': { propertyIds: [v7()] },
  'POST /customer/inquiries/:id/call-reports': { kind: 'call', happenedOn: '2026-11-01' },
  'POST /broker/inquiries/:id/calls': {},
  'POST /broker/inquiries/:id/tries': { outcome: 'no-answer' },
  'PUT /broker/webhooks/:id': { url: 'https://8.8.8.8/', kinds: ['lead.created'], version: 1 },
  'POST /broker/webhooks/:id/secret': { version: 1 },
  'PUT /broker/webhooks/:id/pause': { isPaused: true },
  'POST /broker/call-reports/:id/response': { text: 'From somebody else.' },
  'PUT /customer/saved-searches/:id': { name: 'Mine now' },
  'PATCH /customer/saved-properties/:id': { hasAlerts: false },
}

interface Town {
  ids: [RegExp, string][]
  strangers: Record<'broker' | 'customer', string>
}

let town: Town
beforeEach(async () => {
  town = await build()
})

/** Creates a broker and a customer who have one of everything, and another one of each. */
async function build(): Promise<Town> {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const customer = await makeCustomer(db, { isVerified: true })
  const { broker, listing: home } = await leads.makeLister()
  const given = { phone: customer.phone, email: customer.email, message: 'Is it quiet?' }
  await leads.ask(home, given, customer.token)
  const lead = (await leads.list(broker.token)).body.inquiries[0]
  await sendDocument(site, broker.token)
  await makeInvoiceSetting(db)
  const plan = await plans.ordered()
  const { order } = (await plans.order(broker, plan.plan.id)).body
  await plans.report(broker, order._id)
  await plans.confirm(admin, order._id)
  const open = (await plans.order(broker, plan.plan.id)).body.order
  const review = v7()
  await db
    .insertInto('review')
    .values({
      ...{ id: review, broker_id: broker.id, customer_id: customer.id, author_name: 'Nila D.' },
      ...{ stars: 5, text: 'Knows every lane.', status: 'published', decided_at: new Date() },
    })
    .execute()
  const kept = await site.call(
    savedSearch.create,
    { body: { name: 'Lake', filters: { search: 'lake' } } },
    customer,
  )
  const family = await site.call(
    shortlist.create,
    { body: { name: 'Ours', propertyIds: [home] } },
    customer,
  )
  const first = async (table: 'document' | 'invoice' | 'consent') =>
    (await db.selectFrom(table).select('id').executeTakeFirst())?.id ?? ''
  await visits.publish(broker)
  const [time = ''] = await visits.tomorrow(home)
  const visit = (await visits.book(customer, home, time)).body.visit._id
  const report = v7()
  await db
    .insertInto('call_report')
    .values({
      ...{ id: report, broker_id: broker.id, inquiry_id: lead?._id ?? '', suspends: false },
      ...{ customer_id: customer.id, kind: 'call', happened_on: '2026-11-01' },
    })
    .execute()
  const wanted = await requirements.post(customer)
  await requirements.match()
  const share = v7()
  const proposed = {
    ...{ id: share, requirement_id: wanted.body.requirement._id, from_broker_id: broker.id },
    ...{ to_broker_id: (await makeBroker(db)).id, percent: 40, summary: 'Homes for sale' },
    expires_at: sql<Date>`now() + interval '24 hours'`,
  }
  await db.insertInto('requirement_share').values(proposed).execute()
  await agencies.create(broker)
  const { invitations } = (await agencies.invite(broker, 'asha@example.in')).body.agency
  const ownAgency = (await agencies.get(broker))?._id ?? ''
  const offer = { lead_id: lead?._id ?? '', agency_id: ownAgency }
  await db.insertInto('lead_offer').values(offer).execute()
  const stranger = await makeBroker(db)
  await agencies.create(stranger, 'Other Homes')
  const session = async (realm: 'broker' | 'customer', id: string) =>
    (
      await db
        .selectFrom('session')
        .select('id')
        .where(realm === 'broker' ? 'broker_id' : 'customer_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id
  return {
    ids: [
      [/call-reports\/:id\/response/, report],
      [/requirement-shares/, share],
      [/requirements/, wanted.body.requirement._id],
      [/inquiries|offers/, lead?._id ?? ''],
      [/api-keys/, (await partnerActs(site).make(broker.token, ['leads:read']))._id],
      [/webhooks/, (await webhooks.add(broker.token)).webhook._id],
      [/agency\/members/, broker.id],
      [/agency\/invitations/, invitations[0]?._id ?? ''],
      [/documents/, await first('document')],
      [/broker-auth/, await session('broker', broker.id)],
      [/customer-auth/, await session('customer', customer.id)],
      [/invoices/, await first('invoice')],
      [/orders/, open._id],
      [/broker\/reviews/, review],
      [/saved-searches/, kept.body.savedSearch._id],
      [/shortlists/, family.body.shortlist._id],
      [/consents/, await first('consent')],
      [/(broker|customer)\/visits/, visit],
      [/properties/, home],
      [/brokers/, broker.id],
      [/disclosures/, broker.id],
    ],
    strangers: {
      broker: stranger.token,
      customer: (await makeCustomer(db)).token,
    },
  }
}

/** Tables about the call itself, which change for any caller. */
const aboutTheCall = new Set(['session', 'throttle', 'idempotency_key'])

async function everything(): Promise<Record<string, string>> {
  const { db } = site.context
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const said: Record<string, string> = {}
  for (const { name } of rows) {
    if (aboutTheCall.has(name)) continue
    const { rows: found } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as hash
      from ${sql.table(name)} as row`.execute(db)
    said[name] = found[0]?.hash ?? ''
  }
  return said
}

interface Answered {
  status: number
  body: { code?: string }
}

const named = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const walked = endpoints.filter(
  (endpoint) =>
    (endpoint.access === 'broker' || endpoint.access === 'customer') &&
    endpoint.path.includes(':id') &&
    !ofEverybody.has(named(endpoint)),
)

describe('records of somebody else', () => {
  for (const endpoint of walked) {
    const name = named(endpoint)
    test(`${name} neither shows nor changes somebody else’s record`, async () => {
      const id = town.ids.find(([pattern]) => pattern.test(endpoint.path))?.[1]
      assert.ok(id, `Nothing in the town is meant by ${name}.`)
      const body = bodies[name]
      assert.equal(body !== undefined, endpoint.body !== undefined, name)
      const [, home = ''] = town.ids.find(([pattern]) => pattern.test('properties')) ?? []
      const token = town.strangers[endpoint.access as 'broker' | 'customer']
      const make = (id: string) =>
        site.call(endpoint, { params: { id, partId: home }, ...(body && { body }) }, { token })
      const before = await everything()
      const answer = (await make(id)) as Answered
      if (!fromOwnList.has(name)) {
        assert.ok(
          [403, 404, 409].includes(answer.status),
          `${answer.status} ${JSON.stringify(answer.body)}`,
        )
        // Its existence is not revealed either.
        const nowhere = (await make(v7())) as Answered
        assert.deepEqual([answer.status, answer.body.code], [nowhere.status, nowhere.body.code])
      }
      assert.deepEqual(await everything(), before)
    })
  }
})
