import { cmsPage } from '#contract/cms-page.ts'
import { interest } from '#contract/interest.ts'
import { makeBroker, makeLocation } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'
import { picture } from '#test/photo.ts'
import type { AdminSession, Prepare } from './act.ts'

async function garden({ site, boss }: AdminSession): Promise<string> {
  const { body } = await site.call(interest.create, { body: { name: 'Garden' } }, boss)
  return body.interest._id
}

async function page({ site, boss }: AdminSession): Promise<string> {
  const { body } = await site.call(cmsPage.create, { body: { title: 'Terms' } }, boss)
  return body.page._id
}

const running = { startsIn: -3, endsIn: 20, paid: 999 }

/** What the back office keeps: places, interests, pages, plans and who has them. */
export const catalogueActs: Record<string, Prepare> = {
  'POST /cms': async () => ({ body: { title: 'Terms' }, act: 'cms_page.create', kind: 'cms_page' }),
  'PUT /cms/:id': async (admin) => {
    const id = await page(admin)
    const body = { content: 'Changed' }
    return { params: { id }, body, act: 'cms_page.change', kind: 'cms_page', id }
  },
  'DELETE /cms/:id': async (admin) => {
    const id = await page(admin)
    return { params: { id }, act: 'cms_page.remove', kind: 'cms_page', id }
  },
  'PUT /company': async () => ({
    body: {
      legalName: 'Kelkar Homes Private Limited',
      address: '4th Floor, Shivaji Chambers, Baner Road, Pune 411045',
      email: 'help@kelkar.example',
      officerName: 'Farah Qureshi',
      officerDesignation: 'Grievance officer',
      officerEmail: 'grievance@kelkar.example',
    },
    act: 'company.create',
    kind: 'company',
  }),
  'POST /brokers/:id/media': async ({ site }) => ({
    params: { id: (await makeBroker(site.context.db)).id },
    file: { name: 'hall.jpg', content: await picture() },
    act: 'picture.upload',
    kind: 'picture',
  }),
  'POST /cms/media': async () => ({
    file: { name: 'front.jpg', content: await picture() },
    act: 'picture.upload',
    kind: 'picture',
  }),
  'POST /interests': async () => ({
    body: { name: 'Garden' },
    act: 'interest.create',
    kind: 'interest',
  }),
  'PUT /interests/:id': async (admin) => {
    const id = await garden(admin)
    const body = { name: 'Gardens' }
    return { params: { id }, body, act: 'interest.change', kind: 'interest', id }
  },
  'DELETE /interests/:id': async (admin) => {
    const id = await garden(admin)
    return { params: { id }, act: 'interest.remove', kind: 'interest', id }
  },
  'POST /locations': async () => ({
    body: { name: 'Nashik', state: 'Maharashtra' },
    act: 'location.create',
    kind: 'location',
  }),
  'PUT /locations/:id': async ({ site }) => {
    const { id } = await makeLocation(site.context.db)
    const body = { name: 'Nashik' }
    return { params: { id }, body, act: 'location.change', kind: 'location', id }
  },
  'DELETE /locations/:id': async ({ site }) => {
    const { id } = await makeLocation(site.context.db)
    return { params: { id }, act: 'location.remove', kind: 'location', id }
  },
  'POST /locations/:id/merge': async ({ site }) => {
    const { id } = await makeLocation(site.context.db)
    const into = await makeLocation(site.context.db)
    const body = { into: into.id }
    return { params: { id }, body, act: 'location.merge', kind: 'location', id: into.id }
  },
  'POST /subscriptions': async () => ({
    body: { name: 'Starter', price: 999, duration: 1, durationType: 'months' },
    act: 'subscription_plan.create',
    kind: 'subscription_plan',
  }),
  'PUT /subscriptions/:id': async ({ site }) => {
    const { id } = await makePlan(site.context.db)
    const body = { price: 1_499 }
    return {
      params: { id },
      body,
      act: 'subscription_plan.change',
      kind: 'subscription_plan',
      id,
    }
  },
  'DELETE /subscriptions/:id': async ({ site }) => {
    const { id } = await makePlan(site.context.db)
    return { params: { id }, act: 'subscription_plan.remove', kind: 'subscription_plan', id }
  },
  'PATCH /subscriptions/:id/toggle-status': async ({ site }) => {
    const { id } = await makePlan(site.context.db)
    return { params: { id }, act: 'subscription_plan.change', kind: 'subscription_plan', id }
  },
  'POST /brokers/:id/subscription': async ({ site }) => {
    const { id } = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    const body = { planId: plan.id }
    return { params: { id }, body, act: 'subscription.assign', kind: 'subscription' }
  },
  'POST /subscribers/:id/renew': async ({ site }) => {
    const { id } = await makeSubscription(site.context.db, running)
    return { params: { id }, body: {}, act: 'subscription.renew', kind: 'subscription' }
  },
  'POST /subscribers/:id/cancel': async ({ site }) => {
    const { id } = await makeSubscription(site.context.db, running)
    const body = { reason: 'Asked by the broker' }
    return { params: { id }, body, act: 'subscription.cancel', kind: 'subscription', id }
  },
  'POST /subscribers/:id/payments': async ({ site }) => {
    const { id } = await makeSubscription(site.context.db, { startsIn: -3, endsIn: 20 })
    const body = { amount: 500, method: 'upi' }
    return { params: { id }, body, act: 'subscription.pay', kind: 'subscription', id }
  },
  'POST /payments/:id/refund': async ({ site }) => {
    const { id } = await makeSubscription(site.context.db, running)
    const payment = await site.context.db
      .selectFrom('payment')
      .select('id')
      .where('subscription_id', '=', id)
      .executeTakeFirstOrThrow()
    const body = { reason: 'Paid twice', reference: 'UTR 99' }
    return {
      params: { id: payment.id },
      body,
      act: 'subscription.refund',
      kind: 'subscription',
      id,
    }
  },
}
