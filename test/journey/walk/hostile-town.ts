import assert from 'node:assert/strict'
import { v7 } from 'uuid'
import type { Database } from '#server/db/connect.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

/**
 * Everything somebody could hope is read as code, turned around or too wide (XSS-02, XSS-03,
 * XSS-07).
 */
export const hostile =
  '</script><script>alert(1)</script><img src=x ' +
  'onerror=alert(2)>"onmouseover="alert(3)\'<!--\u2028\u202e{{7*7}}javascript:alert(4);' +
  'background:url(//x.example)'
const wide = 'Venkatanarasimharajuvaripeta'.repeat(3)
export const text = `${wide}${hostile}`

const markdown = [
  hostile,
  '[press](javascript:alert(5)) [data](data:text/html,<script>alert(6)</script>)',
  '<a href="javascript:alert(7)" onclick="alert(8)" style="background:url(//x.example/a)">a</a>',
  '<svg onload=alert(9)><base href="//x.example/"><meta http-equiv="refresh" ' +
    'content="0;url=//x.example">',
  '<form action="javascript:alert(10)"><iframe srcdoc="<script>alert(11)</script>"></iframe>',
  '![x](x" onerror="alert(12)) <img srcset="x 1x" src=y onerror=alert(13)>',
  wide,
].join('\n\n')

/** Fills every field an administrator sees; answers where each thing is shown. */
export async function buildHostileTown(db: Database, url: string) {
  const admin = await makeAdministrator(db, { username: 'boss' })
  const moderator = await makeAdministrator(db, { role: 'moderator' })
  const customer = await makeCustomer(db)
  // As long as the contract lets a name be: what no form can enter no page has to show.
  const city = await makeLocation(db, { name: text.slice(0, 120), aliases: [hostile] })
  const owner = await makeBroker(db, { companyName: text })
  const waiting = await makeBroker(db, { companyName: text, kycStatus: 'pending' })
  const turned = await makeBroker(db, { companyName: text, kycStatus: 'rejected' })
  const home = {
    title: text,
    description: markdown,
    address: text,
    locationText: text.slice(0, 160),
  }
  const listed = { ...home, brokerId: owner.id, locationId: city.id, amenities: [text, hostile] }
  const live = await makeProperty(db, listed)
  const pending = await makeProperty(db, { ...listed, status: 'pending' })
  const rejected = await makeProperty(db, { ...listed, status: 'rejected' })
  const plan = await makePlan(db, { name: text })
  const given = { brokerId: owner.id, planId: plan.id, planName: text, paid: 999 }
  const subscription = await makeSubscription(db, { ...given, startsIn: -2, endsIn: 20 })
  const names = { first_name: text, last_name: text }
  for (const table of ['administrator', 'customer', 'broker'] as const) {
    await db.updateTable(table).set(names).execute()
  }
  await db
    .updateTable('customer')
    .set({ interests: [text], preferred_locations: [text] })
    .execute()
  await db
    .updateTable('broker')
    .set({ operating_areas: [text], status_reason: text })
    .execute()
  await db
    .updateTable('broker')
    .set({ kyc_rejection_reason: text })
    .where('id', '=', turned.id)
    .execute()
  await db.updateTable('location').set({ state: text, district: text }).execute()
  await db
    .updateTable('property')
    .set({ rejection_reason: text })
    .where('id', '=', rejected.id)
    .execute()
  await db
    .updateTable('property')
    .set({ features: [text] })
    .execute()
  await db
    .updateTable('subscription_plan')
    .set({ description: text, features: [text] })
    .execute()
  await db.updateTable('payment').set({ reference: text }).execute()
  await db
    .insertInto('message')
    .values({
      id: v7(),
      channel: 'email',
      recipient: text,
      template: text,
      category: 'welcome',
      variables: '{}',
      subject: text,
      body: text,
      status: 'failed',
      provider: text,
      error: text,
    })
    .execute()
  await db
    .insertInto('audit_event')
    .values({
      id: v7(),
      actor_realm: 'administrator',
      actor_id: admin.id,
      actor_name: text,
      act: `interest.${hostile}`,
      target_kind: 'interest',
      target_id: v7(),
      before: JSON.stringify({ [hostile]: text }),
      after: JSON.stringify({ [hostile]: hostile }),
      address: hostile,
      request_id: hostile,
    })
    .execute()

  const asked = hostile.replace('\u202e', '')
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    assert.equal(answer.status, 201, await answer.clone().text())
    return answer.json()
  }
  const words = `${wide.slice(0, 30)} ${asked.slice(0, 70)}`
  const { interest } = await send(
    '/interests',
    { name: words.slice(0, 80), description: asked },
    admin.token,
  )
  const markup = markdown.replaceAll('\u202e', '')
  const page = { title: words, content: markup, metaTitle: asked.slice(0, 160), slug: 'hostile' }
  const shown = { ...page, metaDescription: asked, type: 'policy', status: 'published' }
  const { page: policy } = await send('/cms', shown, admin.token)
  for (const type of ['faq', 'banner', 'help']) {
    await send('/cms', { ...shown, type, slug: `hostile-${type}` }, admin.token)
  }
  const from = { fullName: words, email: 'x@example.in', subject: words }
  await send('/public/contact', { ...from, message: asked })
  await send(`/public/properties/${live.id}/flags`, {
    reason: 'other',
    note: asked,
    contact: asked,
  })
  await send(`/public/properties/${live.id}/inquiries`, {
    name: words,
    phone: '9812345670',
    message: asked,
  })
  const one = async (table: 'ticket' | 'flag') =>
    (await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
  const ids = { customer: customer.id, city: city.id, owner: owner.id, waiting: waiting.id }
  const more = { live: live.id, pending: pending.id, rejected: rejected.id, plan: plan.id }
  return {
    ...ids,
    ...more,
    ...{ subscription: subscription.id, ticket: await one('ticket'), flag: await one('flag') },
    ...{ moderator: moderator.id, interest: interest._id, page: policy._id, token: admin.token },
  }
}
