import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { agencyAdministration } from '#contract/agency/administration.ts'
import { agency, agencyInvitation } from '#contract/agency/agency.ts'
import type { GivenRole } from '#contract/agency/vocabulary.ts'
import { broker } from '#contract/broker/broker.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Who is in an agency, and who decides about it. */

const site = useApp()
const acts = agencyActs(site)
const { create, change, invite, linkTo, accept, join, team, get, remove } = acts
const roles = async (person: { token: string }) =>
  (await get(person))?.members.map(({ name, role }) => `${name.split(' ')[0]} ${role}`)

describe('an agency', () => {
  test('is started by a verified broker, who owns it, and once', async () => {
    const pending = await makeBroker(site.context.db, { kycStatus: 'pending' })
    assert.equal((await create(pending)).body.code, 'agency_needs_kyc')
    const owner = await makeBroker(site.context.db)
    assert.equal(await get(owner), null)
    assert.equal((await create(owner, 'Neev 98765 43210')).status, 400)
    const both = await Promise.all([create(owner), create(owner)])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409])
    assert.deepEqual(await roles(owner), ['Ravi owner'])
  })

  test('cannot lose its owner, whoever writes to the database', async () => {
    const { owner } = await team()
    await assert.rejects(
      site.context.db.deleteFrom('agency_member').where('broker_id', '=', owner.id).execute(),
      /agency_owner/,
    )
  })

  test('has a version, so that two managers do not undo each other', async () => {
    const { owner } = await team()
    assert.equal((await change(owner, { assignRule: 'in-turn' })).body.agency.version, 2)
    assert.equal((await change(owner, { name: 'Neev' })).body.code, 'changed_meanwhile')
  })
})

describe('an invitation', () => {
  test('lets the account of its address join, once', async () => {
    const owner = await makeBroker(site.context.db)
    await create(owner)
    const [member, other] = [await makeBroker(site.context.db), await makeBroker(site.context.db)]
    await invite(owner, member.email.toUpperCase())
    const token = await linkTo(member.email)
    const { body, headers } = await site.call(agencyInvitation.get, { query: { token } })
    assert.equal(headers['cache-control'], 'no-store')
    assert.partialDeepStrictEqual(body.invitation, { agencyName: 'Neev Homes', role: 'agent' })
    assert.equal((await accept(other, token)).body.code, 'agency_invitation_of_another')
    const both = await Promise.all([accept(member, token), accept(member, token)])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 404])
    assert.deepEqual(await roles(member), ['Ravi owner', 'Ravi agent'])
  })

  test('ends with the role of who sent it', async () => {
    const { owner } = await team()
    const boss = await join(owner, 'manager', 'Isha')
    const friend = await makeBroker(site.context.db)
    const link = async () => {
      assert.equal((await invite(boss, friend.email)).status, 201)
      return linkTo(friend.email)
    }
    const asAgent = await link()
    const setRole = (role: GivenRole) =>
      site.call(agency.changeMember, { params: { id: boss.id }, body: { role } }, owner)
    assert.deepEqual((await setRole('agent')).body.agency.invitations, [])
    assert.equal((await accept(friend, asAgent)).body.code, 'agency_invitation_over')
    await setRole('manager')
    const asManager = await link()
    assert.equal((await remove(owner, boss.id)).status, 200)
    assert.equal((await accept(friend, asManager)).body.code, 'agency_invitation_over')
  })

  test('ends when it is sent again, withdrawn, declined, or a week old', async () => {
    const owner = await makeBroker(site.context.db)
    await create(owner)
    const member = await makeBroker(site.context.db)
    const isOver = async (token: string) =>
      assert.equal((await accept(member, token)).body.code, 'agency_invitation_over')
    await invite(owner, member.email)
    const first = await linkTo(member.email)
    const { body } = await invite(owner, member.email)
    await isOver(first)
    const [open] = body.agency.invitations
    assert.ok(open)
    const second = await linkTo(member.email)
    await site.call(agency.withdraw, { params: { id: open._id } }, owner)
    await isOver(second)
    await invite(owner, member.email)
    const third = await linkTo(member.email)
    await site.call(agencyInvitation.decline, { body: { token: third } })
    await isOver(third)
    await invite(owner, member.email)
    await site.context.db
      .updateTable('agency_invitation')
      .set({ expires_at: sql<Date>`now()` })
      .execute()
    await isOver(await linkTo(member.email))
    assert.deepEqual(await roles(owner), ['Ravi owner'])
  })

  test('is for who is in no agency, and its members are not invited again', async () => {
    const { owner, asha } = await team()
    assert.equal((await invite(owner, asha.email)).body.code, 'agency_member_known')
    const other = await makeBroker(site.context.db)
    await create(other)
    await invite(other, asha.email)
    assert.equal((await accept(asha, await linkTo(asha.email))).body.code, 'agency_of_another')
  })
})

describe('roles', () => {
  test('an agent decides only whether the rule gives them leads', async () => {
    const { owner, asha, vikram } = await team()
    const member = (person: { token: string }, id: string, body: Record<string, unknown>) =>
      site.call(agency.changeMember, { params: { id }, body }, { token: person.token })
    for (const refused of [
      await invite(asha, 'new@example.in'),
      await change(asha, { name: 'Mine' }),
      await member(asha, asha.id, { role: 'manager' }),
      await member(asha, vikram.id, { takesLeads: false }),
      await remove(asha, vikram.id),
      await site.call(agency.handOver, { body: { memberId: asha.id } }, { token: asha.token }),
    ]) {
      assert.deepEqual([refused.status, refused.body.code], [403, 'not_allowed'])
    }
    assert.equal((await member(asha, asha.id, { takesLeads: false })).status, 200)
    assert.deepEqual((await get(asha))?.invitations, [])
    assert.equal((await member(owner, asha.id, { role: 'manager' })).status, 200)
    assert.equal((await invite(asha, 'new@example.in', 'manager')).status, 403)
    assert.equal((await invite(asha, 'new@example.in')).status, 201)
    assert.equal((await remove(asha, owner.id)).body.code, 'agency_owner_stays')
    assert.equal((await remove(asha, vikram.id)).status, 200)
  })

  test('the owner leaves after making somebody else the owner, or alone', async () => {
    const owner = await makeBroker(site.context.db)
    await create(owner)
    const asha = await join(owner)
    assert.equal((await remove(owner, owner.id)).body.code, 'agency_owner_stays')
    await site.call(agency.handOver, { body: { memberId: asha.id } }, owner)
    assert.deepEqual(await roles(asha), ['Asha owner', 'Ravi manager'])
    assert.equal((await remove(owner, owner.id)).body.agency, null)
    assert.equal((await remove(asha, asha.id)).status, 200)
    assert.deepEqual([await get(asha), await get(owner)], [null, null])
  })

  test('members of other agencies are not found', async () => {
    const { owner } = await team()
    const { asha: stranger } = await team()
    const refused = await remove(owner, stranger.id)
    assert.equal(refused.body.code, 'agency_member_not_found')
  })

  test('gets another owner from an administrator, only where the owner cannot act', async () => {
    const { owner, asha, vikram } = await team()
    const admin = await makeAdministrator(site.context.db, { role: 'admin' })
    const moderator = await makeAdministrator(site.context.db, { role: 'moderator' })
    const replace = (person: { token: string }, memberId: string, ownerId = owner.id) =>
      site.call(
        agencyAdministration.replaceOwner,
        { params: { id: asha.id }, body: { memberId, ownerId } },
        person,
      )
    assert.equal((await replace(admin, asha.id)).body.code, 'agency_owner_active')
    await site.call(
      broker.changeStatus,
      { params: { id: owner.id }, body: { status: 'suspended', reason: 'Sold numbers' } },
      admin,
    )
    assert.equal((await replace(moderator, asha.id)).status, 403)
    assert.equal((await replace(admin, asha.id, vikram.id)).body.code, 'changed_meanwhile')
    assert.equal((await replace(admin, owner.id)).body.code, 'agency_member_inactive')
    const stranger = await makeBroker(site.context.db)
    assert.equal((await replace(admin, stranger.id)).body.code, 'agency_of_broker_not_found')
    assert.equal((await replace(admin, asha.id)).status, 200)
    assert.deepEqual(await roles(asha), ['Asha owner', 'Ravi manager', 'Vikram agent'])
    const seen = await site.call(agencyAdministration.get, { params: { id: owner.id } }, moderator)
    assert.equal(seen.body.agency?.needsOwner, false)
    const none = await site.call(agencyAdministration.get, { params: { id: stranger.id } }, admin)
    assert.equal(none.body.agency, null)
  })
})
