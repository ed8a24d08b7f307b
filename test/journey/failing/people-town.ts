import { v7 } from 'uuid'
import type { Realm } from '#contract/access.ts'
import { createPasswordLink } from '#server/account/password/password-link.ts'
import type { Database } from '#server/db/connect.ts'
import { openSession } from '#server/http/session-queries.ts'
import { giveConsent, listConsents } from '#server/notification/consent/consent.ts'
import { unsubscribeLink } from '#server/notification/consent/unsubscribe.ts'
import { requestPath } from '#server/property/availability/request.ts'
import { ratingLink } from '#server/ticket/rating.ts'
import { confirmationLink } from '#server/waitlist/secret.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'
import { testSecrets } from '#test/secret-key.ts'
import type { Send } from './send.ts'

interface Known {
  administrator: { id: string; token: string }
  broker: { id: string; token: string }
  customer: { id: string; token: string; phone: string }
  shown: string
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** What people have begun with one another, and the links they were sent: each to be used once. */
export async function buildPeople(db: Database, send: Send, url: string, known: Known) {
  const { administrator, broker, customer, shown } = known
  for (const [realm, { id }] of Object.entries({ administrator, broker, customer })) {
    const trace = { address: '10.9.8.7', userAgent: firefox, requestId: 'test' }
    await openSession(db, { realm: realm as Realm, id }, trace)
  }
  const kept = await makeProperty(db, { brokerId: broker.id, title: 'Kept flat' })
  const before = new Date(Date.now() - 3 * 86_400_000)
  await db
    .updateTable('property')
    .set({ submitted_at: before, confirmed_at: before })
    .where('id', '=', kept.id)
    .execute()
  const silent = await makeProperty(db, { brokerId: broker.id, title: 'Silent flat' })
  await db
    .updateTable('property')
    .set({ submitted_at: new Date(Date.now() - 41 * 86_400_000) })
    .where('id', '=', silent.id)
    .execute()
  await makeProperty(db, { brokerId: broker.id, title: 'Parting flat' })
  await makeAnsweredReview(db, broker.id)

  const newcomer = await makeBroker(db, { kycStatus: 'pending', createdAt: before })
  const { id: planId } = await makePlan(db, { name: 'First plan' })
  await send('POST /broker/plan/orders', { planId }, newcomer.token)

  await db
    .updateTable('customer')
    .set({ preferred_locations: ['Pune'], property_types: ['apartment'] })
    .where('id', '=', customer.id)
    .execute()
  await send('POST /customer/saved-properties', { propertyId: shown }, customer.token)
  const wanted = { name: 'Lake homes', filters: { search: '9 bhk villa' } }
  const { savedSearch } = await send<{ savedSearch: { _id: string } }>(
    'POST /customer/saved-searches',
    wanted,
    customer.token,
  )
  const asked = { name: 'Meera Iyer', phone: customer.phone, message: 'Is it free?' }
  await send(`POST /public/properties/${kept.id}/inquiries`, asked, customer.token)
  const lead = await db
    .selectFrom('lead')
    .select('id')
    .where('broker_id', '=', broker.id)
    .where('phone', '=', customer.phone)
    .executeTakeFirstOrThrow()
  for (const stage of ['visit-planned', 'negotiating']) {
    await send(`PATCH /broker/inquiries/${lead.id}`, { stage }, broker.token)
  }
  return {
    newcomer: newcomer.token,
    ids: {
      ...{ kept: kept.id, search: savedSearch._id, conversation: lead.id },
      chatty: (await makeBroker(db, { createdAt: before })).id,
    },
    links: {
      administrator: await linkFor(db, 'administrator', await makeAdministrator(db)),
      broker: await linkFor(db, 'broker', await makeBroker(db, { createdAt: before })),
      customer: await linkFor(db, 'customer', await makeCustomer(db)),
      unsubscribe: await linkOfAlert(db, url),
      confirmation: await linkOfConfirmation(db, before),
      waitlist: await linkOfWaitlist(db, url),
      rating: await tokenOfRating(db, send, administrator.token, url),
    },
  }
}

const linkFor = (db: Database, realm: Realm, { id }: { id: string }) =>
  createPasswordLink(db, { realm, id })

async function makeAnsweredReview(db: Database, brokerId: string): Promise<void> {
  const customer = await makeCustomer(db)
  await db
    .insertInto('review')
    .values({
      id: v7(),
      ...{ broker_id: brokerId, customer_id: customer.id, author_name: 'Nila D.' },
      ...{ stars: 5, text: 'Knows every lane.', status: 'published', decided_at: new Date() },
    })
    .execute()
}

/** What the link of an alert leads to. */
async function linkOfAlert(db: Database, publicUrl: string): Promise<string> {
  const person = { realm: 'customer', id: (await makeCustomer(db)).id } as const
  await giveConsent(db, person, { purpose: 'alerts', channel: 'email', proof: { how: 'form' } })
  const [consent] = await listConsents(db, person)
  const config = { publicUrl, host: '', port: 0 }
  const { page } = unsubscribeLink({ config, secrets: testSecrets }, consent?.id ?? '')
  return page.slice(publicUrl.length)
}

/** What the link leads to by which a broker confirms a listing. */
async function linkOfConfirmation(db: Database, submitted_at: Date): Promise<string> {
  const { id, broker_id } = await makeProperty(db, { title: 'Asked flat' })
  await db.updateTable('property').set({ submitted_at }).where('id', '=', id).execute()
  return requestPath(db, testSecrets, broker_id, [id])
}

/** What the link that confirms a place on the waitlist leads to. */
async function linkOfWaitlist(db: Database, publicUrl: string): Promise<string> {
  const id = v7()
  await db.insertInto('waitlist').values({ id, city: 'Kota', email: 'waits@example.in' }).execute()
  const config = { publicUrl, host: '', port: 0 }
  return confirmationLink({ config, secrets: testSecrets }, id).slice(publicUrl.length)
}

/** What the mail about a settled ticket carries, which is forgotten as soon as that is sent. */
async function tokenOfRating(
  db: Database,
  send: Send,
  token: string,
  publicUrl: string,
): Promise<string> {
  const sender = { fullName: 'Asif Khan', email: 'asif@example.in', subject: 'Thanks' }
  await send('POST /public/contact', { ...sender, message: 'Where is your office?' })
  const { id } = await db
    .selectFrom('ticket')
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await send(`POST /tickets/${id}/replies`, { text: 'In Pune.', resolve: true }, token)
  const config = { publicUrl, host: '', port: 0 }
  const link = ratingLink({ config, secrets: testSecrets }, id)
  return new URL(link).searchParams.get('token') ?? ''
}
