import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { conversation } from '#contract/inquiry/conversation.ts'
import { workingHours } from '#contract/inquiry/working-hours.ts'
import { messageSetting } from '#contract/message/settings.ts'
import { dayInIndia, midnightInIndia } from '#domain/date/date.ts'
import { addDays } from '#domain/date/report-period.ts'
import { listSimilarOfOthers as listSimilar } from '#server/property/similar/queries.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeCustomer, makeLocation, makeProperty } from '#test/make.ts'
import { followUnanswered } from './follow.ts'

/** Working hours, and what becomes of people who wait for a first reply. */

const site = useApp()
const leads = leadActs(site)

const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
  return { weekday, opens: '00:00', closes: '24:00' }
})
const save = (token: string, body: Record<string, unknown> = {}) =>
  site.call(
    workingHours.save,
    { body: { hours: always, daysOff: [], version: 0, ...body } },
    { token },
  )
/** Lets all inquiries be this old, with their messages. */
const age = async (hours: number) => {
  const at = new Date(Date.now() - hours * 3_600_000).toISOString()
  const { db } = site.context
  await db
    .updateTable('inquiry')
    .set({
      created_at: at,
      messages: sql`coalesce((select jsonb_agg(jsonb_set(one, '{at}', to_jsonb(${at}::text)))
        from jsonb_array_elements(messages) one), '[]')`,
    })
    .execute()
  await db.updateTable('lead').set({ first_asked_at: at, last_asked_at: at }).execute()
}
const noon = () => new Date(midnightInIndia(dayInIndia(new Date())).getTime() + 12 * 3_600_000)
const follow = () => followUnanswered(site.context.db, site.context.config, listSimilar, noon())
const sent = async (template: string) =>
  (
    await site.context.db
      .selectFrom('message')
      .where('template', '=', template)
      .where('channel', '=', 'email')
      .select('body')
      .execute()
  ).map(({ body }) => body)

/** A seeker who asked about a home, with like homes of others, and the broker at work all day. */
async function asked({ likeHomes = 4, numberSharing = 'chat' } = {}) {
  const person = await makeCustomer(site.context.db)
  const lister = await leads.makeLister()
  await save(lister.token)
  const { db } = site.context
  const { id: locationId } = await makeLocation(db)
  await db.updateTable('property').set({ location_id: locationId, price: 5e6 }).execute()
  for (let n = 0; n < likeHomes; n++) {
    await makeProperty(db, { title: `Like it ${n}`, locationId, price: 5e6 + n })
  }
  await leads.ask(lister.listing, { message: 'Is it free?', numberSharing }, person.token)
  const [lead] = (await leads.list(lister.token)).body.inquiries
  const params = { id: lead?._id ?? '' }
  const by = { token: person.token }
  const read = async () => (await site.call(conversation.get, { params }, by)).body
  return { ...lister, person, read, id: params.id }
}

describe('working hours', () => {
  test('are Monday to Saturday until they are saved, and are saved as a whole, once', async () => {
    const { token } = await leads.makeLister()
    const { body } = await site.call(workingHours.get, {}, { token })
    assert.equal(body.workingHours.version, 0)
    assert.deepEqual(
      body.workingHours.hours.map(({ weekday, opens }) => [weekday, opens]),
      [1, 2, 3, 4, 5, 6].map((weekday) => [weekday, '10:00']),
    )
    const tomorrow = addDays(dayInIndia(new Date()), 1)
    const saved = await save(token, { daysOff: [tomorrow, tomorrow] })
    assert.deepEqual(saved.body.workingHours.daysOff, [tomorrow])
    assert.equal((await save(token)).status, 409)
    assert.equal((await save(token, { version: 1, hours: [] })).status, 400)
    const twice = [always[0], { weekday: 1, opens: '09:00', closes: '10:00' }]
    assert.equal((await save(token, { version: 1, hours: twice })).status, 400)
  })

  test('are what a waiting time is counted in, without days off', async () => {
    const { token } = await asked()
    await age(2 * 24)
    const shown = async () => (await leads.list(token)).body.inquiries[0]
    const lead = await shown()
    assert.ok(Math.abs((lead?.waitingMinutes ?? 0) - 2 * 24 * 60) <= 1)
    assert.ok(Date.parse(lead?.waitingSince ?? '') < Date.now() - 47 * 3_600_000)
    await save(token, { version: 1, daysOff: [dayInIndia(new Date())] })
    const today = (Date.now() - midnightInIndia(dayInIndia(new Date())).getTime()) / 60_000
    const less = (await shown())?.waitingMinutes ?? 0
    const yesterday = addDays(dayInIndia(new Date()), -1)
    assert.equal((await save(token, { version: 2, daysOff: [yesterday] })).status, 200)
    const regretted = (await shown())?.waitingMinutes ?? 0
    assert.ok(Math.abs(regretted - 2 * 24 * 60) <= 1, 'a day off is not taken afterwards')
    assert.ok(Math.abs(less - (2 * 24 * 60 - today)) <= 2, `${less} minutes`)
    await leads.reply(token, lead?._id ?? '', 'Yes')
    assert.deepEqual([(await shown())?.waitingSince, (await shown())?.waitingMinutes], [null, null])
  })

  test('are told to a person who asks out of them', async () => {
    const { read, token, listing } = await asked()
    assert.equal((await read()).offHours, null)
    const away = { version: 1, daysOff: [dayInIndia(new Date())] }
    const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '19:00' }))
    await save(token, {
      ...away,
      hours: [...hours, { weekday: 6, opens: '10:00', closes: '13:30' }],
    })
    const text = 'This broker usually works Mon–Fri 10:00 AM–7:00 PM; Sat 10:00 AM–1:30 PM.'
    assert.equal((await read()).offHours, text)
    assert.equal((await leads.ask(listing, { phone: '9811122233' })).body.notice, text)
  })
})

describe('a person without a reply', () => {
  test('is offered three homes of others, once, after the broker was reminded once', async () => {
    const { read, title } = await asked()
    await age(8)
    await follow()
    assert.deepEqual(await sent('inquiry.unanswered'), [])
    await age(10)
    await follow()
    await follow()
    assert.equal((await sent('inquiry.unanswered')).length, 1)
    assert.deepEqual((await read()).offered, [])
    await age(19)
    await Promise.all([follow(), follow()])
    await follow()
    assert.deepEqual(
      (await read()).offered.map((home) => home.title),
      ['Like it 0', 'Like it 1', 'Like it 2'],
    )
    const [mail, ...others] = await sent('inquiry.led_on')
    assert.equal(others.length, 0)
    assert.ok(mail?.includes(title) && mail.includes('Like it 0'))
    assert.equal((await sent('inquiry.unanswered')).length, 1)
  })

  test('is not, once the broker has replied, or called a number that was shared', async () => {
    const { read, token, id } = await asked()
    await leads.reply(token, id, 'Yes')
    const other = await asked({ numberSharing: 'week' })
    await leads.change(other.token, other.id, { stage: 'contacted' })
    await age(3 * 24)
    await follow()
    assert.deepEqual([(await read()).offered, (await other.read()).offered], [[], []])
    assert.deepEqual(await sent('inquiry.led_on'), [])
  })

  test('is by the calendar after a week, however few hours a broker works', async () => {
    const { read, token } = await asked({ likeHomes: 1 })
    const hours = [{ weekday: 1, opens: '10:00', closes: '10:01' }]
    await save(token, { version: 1, hours })
    await age(6 * 24)
    await follow()
    assert.deepEqual((await read()).offered, [])
    await age(8 * 24)
    await follow()
    assert.equal((await read()).offered.length, 1)
  })

  test('waits for colleagues of the broker first, who were offered the lead', async () => {
    const { read, broker, id } = await asked()
    const { db } = site.context
    const agency = v7()
    await db.transaction().execute(async (tx) => {
      const neev = { id: agency, name: 'Neev Homes', owner_id: broker.id }
      await tx.insertInto('agency').values(neev).execute()
      const owner = { broker_id: broker.id, agency_id: agency, role: 'manager' } as const
      await tx.insertInto('agency_member').values(owner).execute()
    })
    const offer = { lead_id: id, agency_id: agency }
    await db.insertInto('lead_offer').values(offer).execute()
    await age(20)
    await follow()
    assert.deepEqual((await read()).offered, [])
    await db
      .updateTable('lead_offer')
      .set({ offered_at: sql`now() - interval '10 hours'` })
      .execute()
    await follow()
    assert.equal((await read()).offered.length, 3)
  })

  test('waits as long as an administrator says', async () => {
    const { read } = await asked()
    const { token } = await makeAdministrator(site.context.db)
    const limits = { promotionalFrom: 10, promotionalUntil: 21, inquiriesPerHour: 20, dailyCap: 5 }
    const body = { ...limits, unansweredHours: 5, version: 1 }
    const changed = await site.call(messageSetting.change, { body }, { token })
    assert.equal(changed.body.settings.unansweredHours, 5)
    await age(6)
    await follow()
    assert.equal((await read()).offered.length, 3)
  })
})
