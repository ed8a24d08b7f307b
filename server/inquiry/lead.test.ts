import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { LeadStage, leadLifecycle } from '#contract/inquiry/lead.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeProperty } from '#test/make.ts'

/** A broker's leads: how they arrive, are found and move through the stages. */

const site = useApp()
const { age, ask, asked, change, get, list, names, makeLister, stats } = leadActs(site)

const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000))

describe('an inquiry reaches its broker', () => {
  test('as a new lead that waits, with the listing asked about', async () => {
    const { lead, listing, title } = await asked({
      email: 'meera@example.in',
      message: 'Is it free?',
    })
    assert.deepEqual(
      [lead.name, lead.phone, lead.email, lead.stage, lead.isWaiting, lead.inquiryCount],
      ['Meera Iyer', '+919876543210', 'meera@example.in', 'new', true, 1],
    )
    assert.deepEqual(lead.property, { _id: listing, title, status: 'approved', isLive: true })
    assert.equal(lead.lastMessage, 'Is it free?')
    assert.deepEqual(lead.next, leadLifecycle.new)
    assert.deepEqual(lead.may, ['reply', 'note', 'follow-up', 'spam'])
  })

  test('and all inquiries of one phone are one lead, with their history', async () => {
    const { broker, token, listing } = await asked({ message: 'One', email: 'meera@example.in' })
    await ask(listing, { message: 'Two', email: 'meera@example.in' })
    const other = await makeProperty(site.context.db, { brokerId: broker.id, title: 'Villa' })
    await ask(other.id, { name: 'M. Iyer', message: 'Three' })
    const { body } = await list(token)
    const [lead, ...others] = body.inquiries
    assert.ok(lead)
    assert.deepEqual([others, body.pagination.total], [[], 1])
    assert.deepEqual(
      [lead.name, lead.email, lead.inquiryCount, lead.property?.title, lead.lastMessage],
      // The address is the latest sender's: anybody can type the number.
      ['M. Iyer', null, 2, 'Villa', 'Three'],
    )
    const story = (await get(token, lead._id)).body
    assert.deepEqual(
      story.thread.map(({ from, name, text }) => [from, name, text]),
      [
        ['customer', 'Meera Iyer', 'One'],
        ['customer', 'Meera Iyer', 'Two'],
        ['customer', 'M. Iyer', 'Three'],
      ],
    )
    assert.deepEqual(
      story.asked.map(({ property }) => property?._id),
      [other.id, listing],
    )
  })

  test('and those to another broker are a separate lead', async () => {
    const { token, listing } = await asked()
    const other = await makeLister()
    await ask(other.listing)
    assert.equal((await list(token)).body.inquiries[0]?.inquiryCount, 1)
    const [theirs] = (await list(other.token)).body.inquiries
    assert.equal(theirs?.inquiryCount, 1)
    assert.notEqual(theirs?.property?._id, listing)
  })

  test('twenty at once about twenty listings are one lead', async () => {
    const { broker, token } = await makeLister()
    const listings = await Promise.all(
      Array.from({ length: 19 }, () => makeProperty(site.context.db, { brokerId: broker.id })),
    )
    await Promise.all(listings.map(({ id }) => ask(id)))
    const { body } = await list(token)
    assert.deepEqual(
      body.inquiries.map(({ inquiryCount }) => inquiryCount),
      [19],
    )
  })
})

describe('the list', () => {
  test('is searched by name, number, e-mail, listing and reference', async () => {
    const { token, listing, broker } = await makeLister()
    const { body } = await ask(listing, { email: 'meera@example.in' })
    const villa = await makeProperty(site.context.db, { brokerId: broker.id, title: 'Sea villa' })
    await ask(villa.id, { name: 'Arjun 50%_', phone: '98111 22233' })
    for (const [search, found] of [
      ['iyer', ['Meera Iyer']],
      ['98765 43210', ['Meera Iyer']],
      ['EXAMPLE.in', ['Meera Iyer']],
      [body.inquiry.reference, ['Meera Iyer']],
      ['sea VILLA', ['Arjun 50%_']],
      ['0%_', ['Arjun 50%_']],
      ['%', ['Arjun 50%_']],
      ["' or 1=1 --", []],
    ] as const) {
      assert.deepEqual(await names(token, { search }), found, search)
    }
  })

  test('is narrowed to a stage, paged, and refuses what it does not know', async () => {
    const { token, listing } = await makeLister()
    for (const n of [1, 2, 3]) await ask(listing, { name: `Person ${n}`, phone: `98765 4320${n}` })
    assert.deepEqual(await names(token), ['Person 3', 'Person 2', 'Person 1'])
    assert.deepEqual(await names(token, { limit: '2', page: '2' }), ['Person 1'])
    assert.deepEqual(await names(token, { page: '9' }), [])
    const id = (await list(token, { search: 'Person 2' })).body.inquiries[0]?._id ?? ''
    await change(token, id, { stage: 'lost' })
    assert.deepEqual(await names(token, { stage: 'lost' }), ['Person 2'])
    assert.deepEqual(await names(token, { stage: 'new' }), ['Person 3', 'Person 1'])
    const unknown: Record<string, string>[] = [
      { stage: 'won' },
      { sort: 'oldest' },
      { page: 'x' },
      { broker: id },
    ]
    for (const query of unknown) {
      assert.equal((await list(token, query)).status, 400, JSON.stringify(query))
    }
  })

  test('starts with due follow-ups, longest overdue first, then the latest inquiries', async () => {
    const { token, listing } = await makeLister()
    for (const n of [1, 2, 3, 4])
      await ask(listing, { name: `Person ${n}`, phone: `98765 4320${n}` })
    const idOf = async (search: string) =>
      (await list(token, { search })).body.inquiries[0]?._id ?? ''
    const [first, second, third] = [
      await idOf('Person 1'),
      await idOf('Person 2'),
      await idOf('Person 3'),
    ]
    await change(token, first, { followUpOn: inDays(0) })
    await change(token, second, { followUpOn: inDays(0) })
    await change(token, third, { followUpOn: inDays(2) })
    // Backdates a follow-up.
    await site.context.db
      .updateTable('lead')
      .set({ follow_up_on: inDays(-3) })
      .where('id', '=', second)
      .execute()
    assert.deepEqual(await names(token), ['Person 2', 'Person 1', 'Person 4', 'Person 3'])
    assert.deepEqual(await names(token, { sort: 'newest' }), [
      'Person 4',
      'Person 3',
      'Person 2',
      'Person 1',
    ])
    assert.deepEqual(await names(token, { stage: 'due' }), ['Person 2', 'Person 1'])
    assert.equal((await stats(token)).due, 2)
    // The broker has acted on the others.
    assert.deepEqual(await names(token, { stage: 'waiting' }), ['Person 4'])
    assert.equal((await stats(token)).waiting, 1)
    await ask(listing, { name: 'Person 1', phone: '98765 43201', message: 'And now?' })
    assert.deepEqual(await names(token, { stage: 'waiting' }), ['Person 1', 'Person 4'])
    await change(token, first, { stage: 'lost' })
    assert.deepEqual(await names(token, { stage: 'waiting' }), ['Person 4'])
  })
})

describe('the stages', () => {
  test('allow exactly the transitions of the table', async () => {
    const { db } = site.context
    const { token, id } = await asked()
    for (const from of LeadStage.keys) {
      for (const to of LeadStage.keys) {
        await db.updateTable('lead').set({ stage: from }).execute()
        const { status, body } = await change(token, id, { stage: to })
        if (from === to || leadLifecycle[from].includes(to)) {
          assert.deepEqual([status, body.inquiry?.stage], [200, to], `${from} to ${to}`)
        } else {
          assert.deepEqual([status, body.code], [409, 'step_impossible'], `${from} to ${to}`)
        }
      }
    }
  })

  test('are the ones that the database allows', async () => {
    const { rows } = await sql<{ text: string }>`select pg_get_constraintdef(oid) as text
      from pg_constraint where conname in ('lead_stage_check')`.execute(site.context.db)
    const known = [...(rows[0]?.text ?? '').matchAll(/'([a-z-]+)'/g)].map(([, word]) => word)
    assert.deepEqual(known, LeadStage.keys)
  })

  test('are stored with their history; the audit log holds no text of them', async () => {
    const { token, id, broker } = await asked()
    await change(token, id, { stage: 'contacted', note: 'Called; likes the balcony.' })
    await change(token, id, { stage: 'contacted' })
    const { history, inquiry: lead } = (await get(token, id)).body
    assert.equal(lead.isWaiting, false)
    assert.deepEqual(
      history.map(({ kind, text, before, after }) => [kind, text, before, after]).sort(),
      [
        ['note', 'Called; likes the balcony.', null, null],
        ['stage', null, 'new', 'contacted'],
      ],
    )
    const events = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'actor_id', 'target_kind', 'target_id', 'before', 'after'])
      .execute()
    assert.deepEqual(events, [
      {
        act: 'inquiry.stage',
        actor_id: broker.id,
        target_kind: 'inquiry',
        target_id: id,
        before: { stage: 'new' },
        after: { stage: 'contacted' },
      },
    ])
  })

  test('that are over clear the follow-up and refuse a new one', async () => {
    const { token, id } = await asked()
    await change(token, id, { followUpOn: inDays(1) })
    const { body } = await change(token, id, { stage: 'closed' })
    assert.equal(body.inquiry.followUpOn, null)
    assert.equal((await change(token, id, { followUpOn: inDays(1) })).status, 409)
    assert.equal(
      (await change(token, id, { stage: 'contacted', followUpOn: inDays(1) })).status,
      200,
    )
  })

  test('start again when the person asks again', async () => {
    const { token, id, listing } = await asked()
    await change(token, id, { stage: 'lost' })
    await ask(listing, { message: 'Still there?' })
    const { inquiry: lead, history } = (await get(token, id)).body
    assert.deepEqual([lead.stage, lead.isWaiting], ['new', true])
    assert.deepEqual([history[0]?.kind, history[0]?.before], ['asked-again', 'lost'])
    await change(token, id, { stage: 'closed' })
    await age('2 days')
    await ask(listing)
    assert.equal((await get(token, id)).body.inquiry.stage, 'new')
  })
})

describe('a follow-up date', () => {
  test('is today or later, within a year, and can be cleared', async () => {
    const { token, id } = await asked()
    for (const followUpOn of [inDays(-1), inDays(400), '2026-02-30', 'soon', '+020000-01-01']) {
      const { status, body } = await change(token, id, { followUpOn })
      assert.deepEqual([status, body.errors?.[0]?.path], [400, 'followUpOn'], followUpOn)
    }
    const { body } = await change(token, id, { followUpOn: inDays(0) })
    assert.deepEqual([body.inquiry.followUpOn, body.inquiry.isDue], [inDays(0), true])
    // A missing field changes nothing, and neither does an empty one from a form.
    assert.equal((await change(token, id, { note: 'x' })).body.inquiry.followUpOn, inDays(0))
    assert.equal((await change(token, id, { followUpOn: '' })).body.inquiry.followUpOn, inDays(0))
    assert.equal((await change(token, id, { followUpOn: null })).body.inquiry.followUpOn, null)
  })
})
