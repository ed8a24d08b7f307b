import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import type { ShortlistHome } from '#contract/shortlist/room.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { shortlistActs } from '#test/shortlist/shortlist-acts.ts'

/** People who came by the link of a shortlist (decision 0103). */

const site = useApp()
const { make, join, look, compare, vote, setStatus, note, removeNote, own } = shortlistActs(site)

const homeOf = <Home extends { _id: string }>({ body }: { body: { room: { homes: Home[] } } }) => {
  const [home] = body.room.homes
  assert.ok(home)
  return home
}
const votesOf = (told: { body: { room: { homes: ShortlistHome[] } } }) =>
  homeOf(told)
    .votes.map((one) => one.vote)
    .sort()

describe('the link of a shortlist', () => {
  test('shows everyone the homes and nothing private of its owner', async () => {
    const { owner, link, ids, id } = await make()
    const told = await look(link)
    assert.equal(told.status, 200)
    assert.equal(told.headers['cache-control'], 'no-store')
    const { room } = told.body
    assert.deepEqual(
      [room.name, room.you, room.homes.map((home) => home._id)],
      ['Our flat', null, ids],
    )
    assert.deepEqual(
      room.participants.map(({ name }) => name),
      ['Meera'],
    )
    const text = JSON.stringify(room)
    for (const secret of [owner.email, owner.phone, owner.id, owner.last_name, id, 'seenAt']) {
      assert.ok(!text.includes(secret), secret)
    }
    assert.equal((await compare(link)).body.properties.length, 2)
    // What the database has opens nothing.
    const [row] = await site.context.db.selectFrom('shortlist').selectAll().execute()
    assert.ok(Buffer.from(link, 'base64url').length >= 16)
    assert.equal((await look(String(row?.link_hash.toString('base64url')))).status, 404)
  })

  test('dies when it is replaced, and who had joined is known by the new one', async () => {
    const { owner, id, link, home } = await make()
    const asha = await join(link, 'Asha')
    const { body } = await site.call(shortlist.replaceLink, { params: { id } }, owner)
    const next = body.shortlist.token ?? ''
    assert.notEqual(next, link)
    for (const told of [
      await look(link),
      await compare(link),
      await vote(link, asha.person, home, 'like'),
      await join(link, 'Ravi'),
    ]) {
      assert.deepEqual([told.status, told.body.code], [404, 'shortlist_link_over'])
    }
    assert.equal((await look(next, asha.person)).body.room.you?.participantId, asha.id)
  })

  test('says that the shortlist has ended, and the owner can still read it', async () => {
    const { owner, id, link, home } = await make()
    const asha = await join(link, 'Asha')
    await vote(link, asha.person, home, 'like')
    assert.equal((await site.call(shortlist.end, { params: { id } }, owner)).status, 200)
    for (const told of [await look(link), await vote(link, asha.person, home, 'no')]) {
      assert.deepEqual([told.status, told.body.code], [410, 'shortlist_ended'])
    }
    const { shortlist: left } = (await own(owner, id)).body
    assert.deepEqual(
      [left.room.isEnded, left.token, votesOf({ body: left })],
      [true, null, ['like']],
    )
    assert.equal((await site.call(shortlist.end, { params: { id } }, owner)).status, 410)
    const { link: other, owner: blocked } = await make()
    await site.context.db
      .updateTable('customer')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.id)
      .execute()
    assert.equal((await look(other)).status, 404)
    assert.equal((await site.call(shortlist.remove, { params: { id } }, owner)).status, 200)
    assert.equal((await look(link)).status, 404)
  })

  test('cannot be guessed: false ones are limited, and the true one is served on', async () => {
    const { link } = await make()
    const address = '203.0.113.9'
    for (let n = 0; n < 30; n++) {
      assert.equal((await look(`${link.slice(0, -3)}${n + 100}`, {}, address)).status, 404)
    }
    assert.equal((await look('another', {}, address)).status, 429)
    assert.equal((await look(link, {}, address)).status, 200)
  })
})

describe('a person in a shortlist', () => {
  test('gives a name to vote, and is known again by a cookie of this shortlist alone', async () => {
    const { link, home } = await make()
    assert.equal((await vote(link, {}, home, 'like')).body.code, 'shortlist_not_joined')
    const asha = await join(link, 'Asha')
    assert.match(String(asha.headers['set-cookie']), /HttpOnly; SameSite=Strict/)
    assert.deepEqual(votesOf(await vote(link, asha.person, home, 'like')), ['like'])
    assert.deepEqual(votesOf(await vote(link, asha.person, home, 'no')), ['no'])
    assert.deepEqual(votesOf(await vote(link, asha.person, home, null)), [])
    // From two devices at once.
    await Promise.all([
      vote(link, asha.person, home, 'like'),
      vote(link, asha.person, home, 'maybe'),
    ])
    assert.equal(votesOf(await look(link)).length, 1)
    const other = await make()
    assert.equal((await look(other.link, asha.person)).body.room.you, null)
    const told = await vote(other.link, asha.person, other.home, 'like')
    assert.equal(told.body.code, 'shortlist_not_joined')
    // A home of another shortlist is none of this one.
    assert.equal((await vote(link, asha.person, other.home, 'like')).status, 404)
    assert.equal((await note(link, asha.person, v7(), 'Hello')).status, 404)
  })

  test('is told from another of the same name, and can change it', async () => {
    const { link } = await make()
    const first = await join(link, 'Asha')
    await join(link, ' ASHA')
    await join(link, 'Asha (2)')
    const names = async () => (await look(link)).body.room.participants.map(({ name }) => name)
    assert.deepEqual(await names(), ['Meera', 'Asha', 'ASHA (2)', 'Asha (3)'])
    const again = await join(link, 'Asha Rao', { person: first.person })
    assert.deepEqual([again.status, again.id], [200, first.id])
    assert.deepEqual(await names(), ['Meera', 'Asha Rao', 'ASHA (2)', 'Asha (3)'])
    for (const name of ['', ' ', 'x'.repeat(41), 'Asha 98765 43210']) {
      assert.equal((await join(link, name)).status, 400, name)
    }
  })

  test('joins once, however often a lost request is repeated', async () => {
    const { owner, link } = await make()
    const attempt = v7()
    const [first, second] = await Promise.all([
      join(link, 'Asha', { attempt }),
      join(link, 'Asha', { attempt }),
    ])
    assert.deepEqual([first.id, first.cookie], [second.id, second.cookie])
    assert.equal((await look(link, second.person)).body.room.participants.length, 2)
    const mails = await messagesTo(site, owner.id)
    assert.equal(mails.filter(({ template }) => template === 'shortlist.joined').length, 1)
  })

  test('is one of twenty at most, also when they come at once', async () => {
    const { link } = await make()
    const told = await Promise.all(Array.from({ length: 22 }, (_, n) => join(link, `Guest ${n}`)))
    const statuses = told.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 19)
    assert.equal(statuses.filter((status) => status === 409).length, 3)
  })

  test('with an account is known on every device, and the owner by the own link', async () => {
    const { owner, link, home } = await make()
    const { token } = await makeCustomer(site.context.db)
    const nila = await join(link, 'Nila', { person: { token } })
    assert.equal(nila.cookie, '')
    assert.equal((await vote(link, { token }, home, 'maybe')).status, 200)
    const { you } = (await look(link, { token: owner.token })).body.room
    assert.equal(you?.isOwner, true)
  })

  test('sees a change of the status that somebody else made first', async () => {
    const { link, home } = await make()
    const asha = await join(link, 'Asha')
    const ravi = await join(link, 'Ravi')
    const seen = await setStatus(link, asha.person, home, { status: 'seen', version: 1 })
    assert.deepEqual([homeOf(seen).status, homeOf(seen).statusBy], ['seen', asha.id])
    const late = await setStatus(link, ravi.person, home, { status: 'no', version: 1 })
    assert.deepEqual([late.status, late.body.code], [409, 'changed_meanwhile'])
    const told = await setStatus(link, ravi.person, home, { status: 'no', version: 2 })
    assert.deepEqual([homeOf(told).status, homeOf(told).statusVersion], ['no', 3])
  })

  test('writes notes without numbers, and deletes only the own ones', async () => {
    const { owner, id, link, home } = await make()
    const asha = await join(link, 'Asha')
    const ravi = await join(link, 'Ravi')
    for (const text of ['', 'x'.repeat(501), 'Call 98765 43210', 'See www.example.com']) {
      assert.equal((await note(link, asha.person, home, text)).status, 400, text)
    }
    assert.equal((await note(link, asha.person, home, 'Call me: 98765')).status, 201)
    assert.equal((await note(link, asha.person, home, '43210')).status, 400)
    const written = homeOf(await note(link, ravi.person, home, 'Too dark')).notes[1]?._id ?? ''
    assert.equal((await removeNote(link, asha.person, written)).status, 404)
    const hide = { params: { id, partId: written }, body: { isHidden: true } }
    assert.equal((await site.call(shortlist.hideNote, hide, owner)).status, 200)
    const shownTo = async (person = {}) => homeOf(await look(link, person)).notes.length
    assert.deepEqual(
      [await shownTo(), await shownTo(asha.person), await shownTo(ravi.person)],
      [1, 1, 2],
    )
    assert.equal(homeOf(await removeNote(link, ravi.person, written)).notes.length, 1)
  })
})
