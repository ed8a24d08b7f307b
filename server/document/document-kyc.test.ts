import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { document } from '#contract/document.ts'
import { useApp } from '#test/app.ts'
import { sendDocument } from '#test/document.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

const site = useApp()

const folder = () => join(site.context.config.dataDir, 'documents')
const stored = async () => {
  const names = await readdir(folder()).catch((): string[] => [])
  return names.filter((name) => name !== 'incoming')
}
beforeEach(() => rm(folder(), { recursive: true, force: true }))
const reviewer = async () => (await makeAdministrator(site.context.db, { role: 'moderator' })).token
const newcomer = () => makeBroker(site.context.db, { kycStatus: 'pending' })
const recordOf = async (id: string) => {
  const { token } = await makeAdministrator(site.context.db)
  return (await site.call(broker.get, { params: { id } }, { token })).body.broker
}

describe('documents and the KYC', () => {
  test('new documents of a rejected broker reopen the KYC and notify reviewers', async () => {
    await reviewer()
    const { id, token } = await makeBroker(site.context.db, { kycStatus: 'rejected' })
    await sendDocument(site, token)
    assert.partialDeepStrictEqual(await recordOf(id), {
      kycStatus: 'pending',
      kycRejectionReason: null,
      documentCount: 1,
    })
    const { act, after } = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'after'])
      .where('act', '=', 'broker.resubmit_kyc')
      .executeTakeFirstOrThrow()
    assert.deepEqual([act, after], ['broker.resubmit_kyc', { kycStatus: 'pending' }])
    const { link } = await site.context.db
      .selectFrom('notification')
      .select('link')
      .executeTakeFirstOrThrow()
    assert.equal(link, `/bb-admin/kyc?broker=${id}`)
  })

  test('the waiting time for a KYC decision starts with the first document only', async () => {
    const { id, token } = await newcomer()
    const registered = (await recordOf(id)).kycSubmittedAt
    await sendDocument(site, token)
    const first = (await recordOf(id)).kycSubmittedAt
    await sendDocument(site, token, { kind: 'rera' })
    assert.ok(first > registered)
    assert.equal((await recordOf(id)).kycSubmittedAt, first)
    const notifications = await site.context.db.selectFrom('notification').select('title').execute()
    assert.deepEqual(notifications, [{ title: 'KYC documents sent: Shetty Homes' }])
  })

  test('a decision on documents that changed since is refused', async () => {
    const { id, token } = await newcomer()
    await sendDocument(site, token)
    const moderator = await reviewer()
    const { documentsVersion } = await recordOf(id)
    await sendDocument(site, token, { kind: 'rera' })
    const decide = (version: number) =>
      site.call(
        broker.changeKyc,
        { params: { id }, body: { kycStatus: 'verified', documentsVersion: version } },
        { token: moderator },
      )
    assert.equal((await decide(documentsVersion)).body.code, 'kyc_changed')
    assert.equal((await decide(documentsVersion + 1)).status, 200)
  })

  test('a moderator verifies only with a PAN card', async () => {
    const { id, token } = await newcomer()
    const verify = (caller: string) =>
      site.call(
        broker.changeKyc,
        { params: { id }, body: { kycStatus: 'verified' } },
        { token: caller },
      )
    const moderator = await reviewer()
    const refused = await verify(moderator)
    assert.deepEqual([refused.status, refused.body.code], [409, 'documents_missing'])
    await sendDocument(site, token, { kind: 'address-proof' })
    assert.equal((await verify(moderator)).status, 409)
    assert.equal((await recordOf(id)).hasPanCard, false)
    await sendDocument(site, token)
    assert.equal((await recordOf(id)).hasPanCard, true)
    assert.equal((await verify(moderator)).status, 200)
  })

  test('documents can be removed until the KYC is verified', async () => {
    const { db } = site.context
    const { id, token } = await newcomer()
    const first = await sendDocument(site, token)
    const second = await sendDocument(site, token, { kind: 'rera' })
    const remove = (given: typeof first) =>
      site.call(document.remove, { params: { id: given.body.document._id } }, { token })
    assert.equal((await remove(first)).status, 200)
    assert.equal((await stored()).length, 1)
    await db.updateTable('broker').set({ kyc_status: 'verified' }).where('id', '=', id).execute()
    assert.equal((await remove(second)).body.code, 'document_verified')
    assert.equal((await stored()).length, 1)
  })
})
