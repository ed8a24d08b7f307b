import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { contactChoice } from '#contract/account/contact-choice.ts'
import { privacy } from '#contract/privacy.ts'
import { maxShortlistHomes } from '#contract/shortlist/limits.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeProperty, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { type Person, shortlistActs } from '#test/shortlist/shortlist-acts.ts'

/** Shortlists that a customer makes, shares and decides with others (decision 0103). */

const site = useApp()
const { make, join, look, vote, note, own } = shortlistActs(site)

const addTo = (owner: Person, id: string, propertyIds: string[]) =>
  site.call(
    shortlist.addHomes,
    { params: { id }, body: { propertyIds } },
    { token: owner.token ?? '' },
  )
const change = (home: string, given: object) =>
  site.context.db.updateTable('property').set(given).where('id', '=', home).execute()
const erase = async (token: string) => {
  await site.call(privacy.requestDeletion, { body: { password: testPassword } }, { token })
  await sql`update customer_deletion set due_at = now() - interval '1 second'`.execute(
    site.context.db,
  )
  assert.equal(await eraseDue(site.context.db), 1)
}

describe('hidden votes', () => {
  const makeSealed = async () => {
    const made = await make({ isSealed: true, homes: 1 })
    const asha = await join(made.link, 'Asha')
    const ravi = await join(made.link, 'Ravi')
    const owner = { token: made.owner.token }
    const everyone = [owner, asha.person, ravi.person, {}]
    /** The votes that each of them, and the owner's own screen, is given. */
    const seen = async () => {
      const rooms = await Promise.all(everyone.map((person) => look(made.link, person)))
      const owned = await own(owner, made.id)
      return [...rooms.map(({ body }) => body.room), owned.body.shortlist.room].map(({ homes }) =>
        homes.flatMap(({ votes }) => votes.map((one) => one.vote)).join(' '),
      )
    }
    return { ...made, asha, ravi, owner, seen }
  }

  test('are seen by nobody else until everyone who joined has voted', async () => {
    const { link, home, asha, ravi, owner, seen } = await makeSealed()
    await vote(link, asha.person, home, 'like')
    const voted = await vote(link, owner, home, 'no')
    assert.equal(JSON.stringify(voted.body).includes('like'), false)
    assert.deepEqual(await seen(), ['no', 'like', '', '', 'no'])
    const { homes } = (await look(link)).body.room
    assert.deepEqual([homes[0]?.isOpen, homes[0]?.votedBy.length], [false, 2])
    await vote(link, ravi.person, home, 'maybe')
    assert.deepEqual(new Set(await seen()), new Set(['like no maybe']))
    // Who comes later does not hide again what was seen.
    await join(link, 'Nila')
    assert.deepEqual(new Set(await seen()), new Set(['like no maybe']))
  })

  test('are opened by two last votes at once, and by removing who had none', async () => {
    const { link, home, id, asha, ravi, owner, seen } = await makeSealed()
    const nila = await join(link, 'Nila')
    await vote(link, owner, home, 'no')
    await Promise.all([
      vote(link, asha.person, home, 'like'),
      vote(link, ravi.person, home, 'like'),
    ])
    assert.deepEqual(await seen(), ['no', 'like', 'like', '', 'no'])
    const gone = { params: { id, partId: nila.id } }
    assert.equal((await site.call(shortlist.removeParticipant, gone, owner)).status, 200)
    assert.equal((await seen())[3]?.split(' ').length, 3)
    assert.equal((await vote(link, nila.person, home, 'no')).body.code, 'shortlist_not_joined')
    // The owner cannot be removed.
    const { participants } = (await look(link)).body.room
    const first = { params: { id, partId: participants[0]?._id ?? '' } }
    assert.equal((await site.call(shortlist.removeParticipant, first, owner)).status, 404)
  })

  test('are not opened by the only person, and are opened by the owner', async () => {
    const { owner, id, link, home } = await make({ isSealed: true, homes: 1 })
    await vote(link, { token: owner.token }, home, 'like')
    const votes = async () => (await look(link)).body.room.homes[0]?.votes.length
    assert.equal(await votes(), 0)
    const open = { params: { id, partId: home } }
    assert.equal((await site.call(shortlist.openVotes, open, owner)).status, 200)
    assert.equal(await votes(), 1)
  })

  test('are chosen before the first vote, and on the version that was seen', async () => {
    const { owner, id, link, home } = await make()
    const save = (isSealed: boolean, version: number) =>
      site.call(
        shortlist.change,
        { params: { id }, body: { name: 'Ours', isSealed, version } },
        owner,
      )
    assert.equal((await save(true, 1)).body.shortlist.room.isSealed, true)
    assert.equal((await save(false, 1)).body.code, 'changed_meanwhile')
    await vote(link, { token: owner.token }, home, 'like')
    assert.equal((await save(false, 2)).body.code, 'shortlist_has_votes')
    await vote(link, { token: owner.token }, home, null)
    assert.equal((await save(false, 2)).body.code, 'shortlist_has_votes')
    assert.equal((await save(true, 2)).status, 200)
  })
})

describe('the homes of a shortlist', () => {
  test('are thirty at most, each once, and of those that the public sees', async () => {
    const { owner, id, home } = await make()
    const hidden = await makeProperty(site.context.db, { status: 'pending' })
    assert.equal((await addTo(owner, id, [hidden.id])).status, 404)
    assert.equal((await addTo(owner, id, [home, hidden.id])).body.shortlist.room.homes.length, 2)
    const { broker_id: brokerId } = hidden
    const more: string[] = []
    for (let n = 0; n < maxShortlistHomes - 1; n++) {
      more.push((await makeProperty(site.context.db, { brokerId })).id)
    }
    const [first = '', ...others] = more
    assert.equal((await addTo(owner, id, more)).body.code, 'shortlist_full')
    const both = await Promise.all([addTo(owner, id, others), addTo(owner, id, [first])])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  })

  test('that leave the market keep the last facts that the public saw', async () => {
    const { link, home } = await make({ homes: 1 })
    const shown = async () => (await look(link)).body.room.homes[0]
    await change(home, { price: 8_800_000 })
    assert.equal((await shown())?.property?.price, 8_800_000)
    await change(home, { removed_at: new Date() })
    await change(home, { title: 'Nobody approved this', price: 1 })
    const gone = await shown()
    assert.deepEqual([gone?.isAvailable, gone?.property], [false, null])
    assert.equal(gone?.facts.price, 8_800_000)
    assert.equal(gone?.facts.title, '2 BHK flat near the lake')
    assert.notEqual(gone?.addedPrice, 8_800_000)
  })
})

describe('the owner of a shortlist', () => {
  test('is notified once who joined, at a proven mailbox and as the settings say', async () => {
    const { owner, id, link } = await make()
    const asha = await join(link, 'Asha')
    await join(link, 'Asha Rao', { person: asha.person })
    const sentBodies = async () => (await messagesTo(site, owner.id)).map(({ body }) => body)
    const [mail, ...others] = await sentBodies()
    assert.deepEqual(others, [])
    assert.match(mail ?? '', /Asha opened the link of your shortlist "Our flat"/)
    const { people, room } = (await own(owner, id)).body.shortlist
    assert.deepEqual(
      people.map(({ _id }) => _id),
      room.participants.map(({ _id }) => _id),
    )
    assert.ok(people.every(({ seenAt }) => Date.now() - Date.parse(seenAt) < 60_000))
    const off = { answersByEmail: false, alertsByEmail: false, alertsByWhatsapp: false }
    await site.call(contactChoice.customerChange, { body: off }, owner)
    await join(link, 'Ravi')
    assert.equal((await sentBodies()).length, 1)
    // An account of a stranger's address has proven nothing.
    const stranger = await makeCustomer(site.context.db)
    const body = { name: 'Cheap pills' }
    const made = await site.call(shortlist.create, { body }, stranger)
    await join(made.body.shortlist.token ?? '', 'Asha')
    assert.deepEqual(await messagesTo(site, stranger.id), [])
  })

  test('who leaves ends it, and who took part leaves without a trace', async () => {
    const { owner, id, link, home } = await make({ homes: 1 })
    const nila = await makeCustomer(site.context.db)
    const person = { token: nila.token }
    await join(link, 'Nila', { person })
    await vote(link, person, home, 'like')
    await note(link, person, home, 'Near my school')
    const data = async (token: string) =>
      JSON.stringify((await site.call(privacy.data, {}, { token })).body)
    assert.match(await data(nila.token), /Near my school/)
    assert.match(await data(owner.token), /Our flat/)
    assert.doesNotMatch(await data(owner.token), /Near my school/)
    await erase(nila.token)
    const left = JSON.stringify((await own(owner, id)).body)
    assert.doesNotMatch(left, /Nila|school|like/)
    assert.doesNotMatch(JSON.stringify(await messagesTo(site, owner.id)), /Nila/)
    await join(link, 'Asha')
    await erase(owner.token)
    assert.equal((await look(link)).status, 404)
    for (const table of ['shortlist', 'shortlist_participant', 'shortlist_home'] as const) {
      assert.deepEqual(await site.context.db.selectFrom(table).selectAll().execute(), [], table)
    }
  })
})
