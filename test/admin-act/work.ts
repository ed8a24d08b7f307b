import { v7 } from 'uuid'
import { flag } from '#contract/flag.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { flats, settled, towers, upload } from '#test/import-call.ts'
import { leadActs } from '#test/lead.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { requirementActs } from '#test/requirement/requirement-acts.ts'
import { draft } from '#test/submission.ts'
import { type AdminSession, type Prepare, personal } from './act.ts'

async function opened({ site }: AdminSession): Promise<string> {
  await site.call(ticket.contact, {
    body: {
      fullName: 'Nikhil Kulkarni',
      email: personal.email,
      phone: personal.phone,
      subject: 'Sign-in',
      message: `Call me: ${personal.phone}`,
    },
  })
  const { id } = await site.context.db.selectFrom('ticket').select('id').executeTakeFirstOrThrow()
  return id
}

/** An import that has been checked. */
async function checked(
  { site, boss }: AdminSession,
  fields: { brokerId?: string } = {},
): Promise<string> {
  const { body } = await upload(site, boss.token, flats(2), fields)
  const { _id } = await settled(site, boss.token, body.import._id)
  return _id
}

/** What comes in by itself or in a file: listings, tickets, reports, messages. */
export const workActs: Record<string, Prepare> = {
  'POST /properties': async ({ site }) => {
    const { id } = await makeBroker(site.context.db)
    return { body: { ...draft, brokerId: id }, act: 'property.create', kind: 'property' }
  },
  'PUT /properties/:id': async ({ site }) => {
    const { id } = await makeProperty(site.context.db)
    const body = { price: 7_700_000 }
    return { params: { id }, body, act: 'property.edit', kind: 'property', id }
  },
  'PATCH /properties/:id/status': async ({ site }) => {
    const { id } = await makeProperty(site.context.db, { status: 'pending' })
    const body = { status: 'rejected', rejectionReason: 'No photos' }
    return { params: { id }, body, act: 'property.reject', kind: 'property', id }
  },
  'DELETE /properties/:id': async ({ site }) => {
    const { id } = await makeProperty(site.context.db)
    return { params: { id }, act: 'property.remove', kind: 'property', id }
  },
  'POST /properties/import': async () => ({
    file: { name: 'listings.csv', content: flats(2), fields: { review: 'true' } },
    act: 'import.uploaded',
    kind: 'import',
  }),
  'PUT /properties/import/:id/mapping': async (admin) => {
    const id = await checked(admin)
    const body = { columns: [{ header: 'title', field: null }] }
    return { params: { id }, body, act: 'import.matched', kind: 'import', id }
  },
  'PUT /properties/import/:id/sheet': async ({ site, boss }) => {
    const sent = await upload(site, boss.token, towers())
    const { _id: id } = await settled(site, boss.token, sent.body.import._id)
    const body = { sheet: 'Tower B' }
    return { params: { id }, body, act: 'import.matched', kind: 'import', id }
  },
  'POST /properties/import/:id/run': async (admin) => {
    const { id: brokerId } = await makeBroker(admin.site.context.db)
    const id = await checked(admin, { brokerId })
    const body = { brokerId }
    return { params: { id }, body, act: 'import.started', kind: 'import', id }
  },
  'POST /properties/import/:id/cancel': async (admin) => {
    const id = await checked(admin)
    return { params: { id }, act: 'import.cancelled', kind: 'import', id }
  },
  'POST /tickets/:id/replies': async (admin) => {
    const id = await opened(admin)
    const body = { text: `We called ${personal.phone} today.` }
    return { params: { id }, body, act: 'ticket.reply', kind: 'ticket', id }
  },
  'PATCH /tickets/:id/status': async (admin) => {
    const id = await opened(admin)
    return { params: { id }, body: { act: 'resolve' }, act: 'ticket.resolve', kind: 'ticket', id }
  },
  'PATCH /tickets/:id/assignee': async (admin) => {
    const id = await opened(admin)
    const body = { assigneeId: admin.boss.id }
    return { params: { id }, body, act: 'ticket.assign', kind: 'ticket', id }
  },
  'POST /flags/:id/decision': async ({ site }) => {
    const { db } = site.context
    const { id: listing } = await makeProperty(db)
    const contact = personal.email
    await site.call(flag.report, { params: { id: listing }, body: { reason: 'fake', contact } })
    const { id } = await db.selectFrom('flag').select('id').executeTakeFirstOrThrow()
    return { params: { id }, body: { act: 'dismiss' }, act: 'flag.dismiss', kind: 'flag', id }
  },
  'POST /call-reports/:id/decision': async ({ site }) => {
    const admin = leadActs(site)
    const { listing } = await admin.makeLister()
    const guest = { numberSharing: 'chat', email: personal.email, phone: personal.phone }
    await admin.ask(listing, guest)
    const { db } = site.context
    const asked = await db
      .selectFrom('inquiry')
      .select(['id as inquiry_id', 'broker_id'])
      .executeTakeFirstOrThrow()
    const id = v7()
    await db
      .insertInto('call_report')
      .values({ ...asked, id, kind: 'call', happened_on: '2026-11-01', suspends: true })
      .execute()
    const body = { act: 'dismiss', reason: `Call me: ${personal.phone}` }
    return { params: { id }, body, act: 'call_report.dismiss', kind: 'call_report', id }
  },
  'POST /lead-credits/:id/reversal': async ({ site }) => {
    const { db } = site.context
    const admin = leadActs(site)
    const { id, broker, token } = await admin.asked({
      phone: personal.phone,
      email: personal.email,
    })
    const period = { startsIn: -1, endsIn: 20, brokerId: broker.id, limits: { contactViews: 5 } }
    const { id: subscription_id } = await makeSubscription(db, period)
    await admin.get(token, id)
    const credit = v7()
    await db
      .insertInto('lead_credit')
      .values({
        ...{ id: credit, broker_id: broker.id, lead_id: id, subscription_id },
        reason: 'wrong-number',
      })
      .execute()
    const body = { reason: `Call me: ${personal.phone}` }
    const act = 'lead_credit.reverse'
    return { params: { id: credit }, body, act, kind: 'lead_credit', id: credit }
  },
  'POST /requirements/:id/removal': async ({ site }) => {
    const { id } = await requirementActs(site).posted()
    const body = { reason: `Call me: ${personal.phone}` }
    return { params: { id }, body, act: 'requirement.remove', kind: 'requirement', id }
  },
  'PATCH /reviews/:id/status': async ({ site }) => {
    const { db } = site.context
    const id = v7()
    const { id: broker_id } = await makeBroker(db)
    const text = `Call me: ${personal.phone}`
    await db
      .insertInto('review')
      .values({ id, broker_id, stars: 4, text, author_name: 'Nikhil K.' })
      .execute()
    const body = { status: 'published' }
    return { params: { id }, body, act: 'review.publish', kind: 'review', id }
  },
  'POST /messages/:id/resend': async ({ site }) => {
    const id = v7()
    await site.context.db
      .insertInto('message')
      .values({
        id,
        channel: 'email',
        recipient: personal.email,
        template: 'account.set_password',
        category: 'welcome',
        variables: JSON.stringify({ name: 'Nikhil', link: 'https://example.in/x' }),
        body: 'Hello',
        status: 'failed',
      })
      .execute()
    return { params: { id }, act: 'message.resend', kind: 'message', id }
  },
}
