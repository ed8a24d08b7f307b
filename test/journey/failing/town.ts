import assert from 'node:assert/strict'
import { endpoints } from '#contract/index.ts'
import type { Database } from '#server/db/connect.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'
import { buildPeople } from './people-town.ts'
import { buildQueues } from './queue-town.ts'
import { senderTo } from './send.ts'

interface Kept {
  _id: string
}

export type Town = Awaited<ReturnType<typeof buildTown>>

/** One of everything that a screen can show, and who can sign in. */
export async function buildTown(db: Database, url: string) {
  const admin = await makeAdministrator(db, { username: 'boss' })
  const elsewhere = await makeAdministrator(db, { username: 'second' })
  const customer = await makeCustomer(db, { email: 'meera@example.in', isVerified: true })
  const city = await makeLocation(db, { name: 'Pune' })
  const spelling = await makeLocation(db, { name: 'Pune City' })
  const broker = await makeBroker(db, { email: 'ravi@example.in', companyName: 'Ravi Homes' })
  const waiting = await makeBroker(db, {
    companyName: 'Waiting Homes',
    kycStatus: 'pending',
    hasPanCard: true,
  })
  const listed = { brokerId: broker.id, locationId: city.id }
  const live = await makeProperty(db, { ...listed, title: 'Live flat' })
  const mended = await makeProperty(db, { ...listed, title: 'Mended flat' })
  await makeProperty(db, { ...listed, title: 'Doomed flat' })
  const shown = await makeProperty(db, { title: 'Shown flat' })
  const pending = await makeProperty(db, { ...listed, title: 'Pending flat', status: 'pending' })
  await makeProperty(db, { ...listed, title: 'Waiting flat', status: 'pending' })
  const spare = await makeLocation(db, { name: 'Nashik' })
  const sparePlan = await makePlan(db, { name: 'Spare plan' })
  const plan = await makePlan(db, { name: 'Starter' })
  const spareBroker = await makeBroker(db)
  const spareCustomer = await makeCustomer(db)
  const name = (
    table: 'administrator' | 'broker' | 'customer',
    id: string,
    first: string,
    last: string,
  ) =>
    db.updateTable(table).set({ first_name: first, last_name: last }).where('id', '=', id).execute()
  await name('administrator', elsewhere.id, 'Second', 'Boss')
  await name('broker', waiting.id, 'Wanda', 'Pereira')
  await name('broker', spareBroker.id, 'Sunil', 'Spare')
  await name('customer', spareCustomer.id, 'Vera', 'Spare')
  const limits = { premiumListings: 1 }
  const given = { brokerId: broker.id, planId: plan.id, paid: 999, limits }
  const subscription = await makeSubscription(db, { ...given, startsIn: -2, endsIn: 20 })
  const send = senderTo(url)
  const { interest } = await send<{ interest: Kept }>(
    'POST /interests',
    { name: 'Garden' },
    admin.token,
  )
  const written = { title: 'Privacy', content: 'Ours', type: 'policy', status: 'draft' }
  const { page } = await send<{ page: Kept }>('POST /cms', written, admin.token)
  const asked = { fullName: 'Meera Iyer', email: 'meera@example.in', subject: 'A question' }
  await send('POST /public/contact', { ...asked, message: 'When do you open?' })
  await send(`POST /public/properties/${live.id}/flags`, { reason: 'other', note: 'Sold long ago' })
  const person = { name: 'Meera Iyer', phone: '9812345670', message: 'Is it free?' }
  await send(`POST /public/properties/${live.id}/inquiries`, person)
  await send('POST /public/contact', { ...asked, message: 'And on Sunday?' })
  const days = [1, 2, 3, 4, 5, 6, 7]
  const schedule = {
    ...{ isOpen: true, lengthMinutes: 30, bufferMinutes: 0, travelMinutes: 0, daysAhead: 7 },
    ...{ noticeMinutes: 0, exceptions: [], version: 0 },
    hours: days.map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' })),
  }
  await send('PUT /broker/visit-schedule', schedule, broker.token)
  const one = async (table: 'flag' | 'inquiry') =>
    (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
  const desks = await buildQueues(db, send, { broker, planId: plan.id })
  const known = { administrator: admin, broker, customer, shown: shown.id }
  // One to answer and one to settle: whoever settles must have seen the last answer.
  const [first, second] = await db.selectFrom('ticket').select('id').orderBy('number').execute()
  assert.ok(first && second)
  const people = await buildPeople(db, send, url, known)
  return {
    tokens: {
      ...{ administrator: admin.token, broker: broker.token, customer: customer.token },
      newcomer: people.newcomer,
    },
    ids: {
      ...people.ids,
      links: people.links,
      ...{ elsewhere: elsewhere.id, customer: customer.id, city: city.id, spelling: spelling.id },
      ...{
        broker: broker.id,
        waiting: waiting.id,
        live: live.id,
        shown: shown.id,
        mended: mended.id,
        spareCustomer: spareCustomer.id,
        pending: pending.id,
      },
      ...{ spare: spare.id, sparePlan: sparePlan.id },
      ...{ plan: plan.id, subscription: subscription.id, interest: interest._id, page: page._id },
      ...{
        ticket: first.id,
        settled: second.id,
        flag: await one('flag'),
        inquiry: await one('inquiry'),
      },
      ...desks,
    },
  }
}

const calls = endpoints.map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** Whether a call is the endpoint that is named: "PATCH /brokers/:id/status". */
export function isCall(name: string): (method: string, path: string) => boolean {
  const known = calls.find(({ method, path }) => `${method} ${path}` === name)
  assert.ok(known, `${name} is no endpoint.`)
  return (method, path) => method === known.method && known.pattern.test(path)
}
