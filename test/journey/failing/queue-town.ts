import { v7 } from 'uuid'
import { insertRate } from '#server/cost/queries.ts'
import type { Database } from '#server/db/connect.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { makeInvoiceSetting, makePlan, makeSubscription } from '#test/make-subscription.ts'
import type { Send } from './send.ts'

interface Ordered {
  order: { _id: string }
}

/** What waits on the desks: listings, reviews and payments, each to be decided once. */
export async function buildQueues(
  db: Database,
  send: Send,
  { broker, planId }: { broker: { id: string; token: string }; planId: string },
) {
  const pending = (title: string) =>
    makeProperty(db, { brokerId: broker.id, title, status: 'pending' })
  const [deskFlat, doubtfulFlat] = [await pending('Desk flat'), await pending('Doubtful flat')]
  const numberless = await makeProperty(db, {
    ...{ brokerId: broker.id, title: 'Numberless flat', status: 'pending' },
    detail: { listedBy: 'promoter' },
  })
  await makeProperty(db, {
    ...{ brokerId: broker.id, title: 'Registered flat' },
    detail: { rera: 'registered', reraNumber: 'PRM/KA/RERA/1251/446/PR/171021/004401' },
  })
  await makeReview(db, broker.id, 'Meera I.')
  await makeReview(db, broker.id, 'Asif K.')

  const order = async (token: string, plan: string) => {
    const { order } = await send<Ordered>('POST /broker/plan/orders', { planId: plan }, token)
    return order._id
  }
  for (const name of ['Paula Payer', 'Dev Debtor']) {
    const { token, id } = await makeBroker(db)
    const [first_name = '', last_name = ''] = name.split(' ')
    await db.updateTable('broker').set({ first_name, last_name }).where('id', '=', id).execute()
    const said = { method: 'upi', reference: `UTR of ${first_name}` }
    await send(`POST /broker/plan/orders/${await order(token, planId)}/report`, said, token)
  }
  await order(broker.token, (await makePlan(db, { name: 'Portal plan' })).id)

  // Of a plan of their own: the other one is taken out of the offer.
  const { id: kept } = await makePlan(db, { name: 'Desk plan' })
  const running = { planId: kept, startsIn: -2, endsIn: 20 }
  const renewed = await makeSubscription(db, running)
  const cancelled = await makeSubscription(db, running)
  const rate = v7()
  await insertRate(db, {
    ...{ id: rate, charge: 'stamp-duty', state: 'Goa', rate_basis_points: 300 },
    ...{ valid_from: '2026-04-01', source: 'Gazette', address: 'https://goa.gov.in/' },
    checked_on: '2026-11-29',
  })
  const setting = await makeInvoiceSetting(db, { from: '2019-04-01', until: '2020-04-01' })
  await db
    .insertInto('message')
    .values({
      id: v7(),
      ...{ channel: 'sms', recipient: '+919812300099', template: 'inquiry.received' },
      ...{ category: 'property', variables: '{}', body: 'Somebody asks for your listing.' },
      ...{ status: 'failed', error: 'The number does not exist.' },
    })
    .execute()
  return {
    ...{ deskFlat: deskFlat.id, doubtfulFlat: doubtfulFlat.id, setting: setting.id, rate },
    numberlessFlat: numberless.id,
    ...{ renewed: renewed.id, cancelled: cancelled.id },
  }
}

async function makeReview(db: Database, brokerId: string, author: string): Promise<void> {
  const customer = await makeCustomer(db)
  await db
    .insertInto('review')
    .values({
      id: v7(),
      ...{ broker_id: brokerId, customer_id: customer.id, author_name: author },
      ...{ stars: 4, text: 'Answered at once.' },
    })
    .execute()
}
