import assert from 'node:assert/strict'
import { shortlistRoom } from '#contract/shortlist/room.ts'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import type { TestApp } from '#test/app.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'

/** Who calls by the link: a browser by its cookie, an account by its token, or anybody. */
export interface Person {
  cookie?: string
  token?: string
}

/** A family's shortlist over HTTP: one makes and shares it, others come by the link. */
export function shortlistActs(site: TestApp) {
  const as = ({ cookie, token }: Person, address?: string) => ({
    ...(cookie && { headers: { cookie } }),
    ...(token && { token }),
    ...(address && { address }),
  })
  const make = async ({ isSealed = false, homes = 2 } = {}) => {
    const owner = await makeCustomer(site.context.db, { isVerified: true })
    const ids: string[] = []
    for (let n = 0; n < homes; n++) ids.push((await makeProperty(site.context.db)).id)
    const body = { name: 'Our flat', isSealed, propertyIds: ids }
    const made = await site.call(shortlist.create, { body }, owner)
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { _id: id, token } = made.body.shortlist
    assert.ok(token)
    const [home = '', other = ''] = ids
    return { owner, id, link: token, home, other, ids }
  }
  const join = async (
    link: string,
    name: string,
    { person = {}, ...body }: { person?: Person; attempt?: string } = {},
  ) => {
    const joined = await site.call(
      shortlistRoom.join,
      { body: { token: link, name, ...body } },
      as(person),
    )
    const cookie = String(joined.headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
    const id = joined.body.room?.you?.participantId ?? ''
    return { ...joined, cookie, id, person: { cookie } satisfies Person }
  }
  return {
    make,
    join,
    look: (link: string, person: Person = {}, address?: string) =>
      site.call(shortlistRoom.get, { query: { token: link } }, as(person, address)),
    compare: (link: string) => site.call(shortlistRoom.comparison, { query: { token: link } }),
    vote: (link: string, person: Person, id: string, vote: 'like' | 'maybe' | 'no' | null) =>
      site.call(shortlistRoom.vote, { params: { id }, body: { token: link, vote } }, as(person)),
    setStatus: (
      link: string,
      person: Person,
      id: string,
      body: { status: 'to-see' | 'seen' | 'no'; version: number },
    ) =>
      site.call(
        shortlistRoom.setStatus,
        { params: { id }, body: { token: link, ...body } },
        as(person),
      ),
    note: (link: string, person: Person, id: string, text: string) =>
      site.call(shortlistRoom.addNote, { params: { id }, body: { token: link, text } }, as(person)),
    removeNote: (link: string, person: Person, id: string) =>
      site.call(shortlistRoom.removeNote, { params: { id }, body: { token: link } }, as(person)),
    own: (owner: Person, id: string) => site.call(shortlist.get, { params: { id } }, as(owner)),
  }
}
