import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { useApp } from '#test/app.ts'
import { testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { portals } from '#test/portal.ts'

const site = useApp()

const events = () =>
  site.context.db
    .selectFrom('audit_event')
    .select(['act', 'actor_id', 'target_id', 'after', 'address'])
    .orderBy('at')
    .execute()

const metric = async (labels: string): Promise<number> => {
  const { body } = await site.app.inject('/metrics')
  const line = body.split('\n').find((one) => one.startsWith(`sign_ins_total{${labels}}`))
  return Number(line?.split(' ')[1] ?? 0)
}

for (const portal of portals) {
  const { realm } = portal
  const enter = (name: string, password: string, options: { address?: string; cookie?: string }) =>
    site.call(
      portal.login,
      { body: portal.credentials(name, password) },
      {
        address: options.address ?? '192.0.2.1',
        headers: {
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
          ...(options.cookie !== undefined && { cookie: options.cookie }),
        },
      },
    )

  describe(`recording sign-ins of the realm ${realm}`, () => {
    test('a sign-in is in the audit log and the metrics', async () => {
      const { id, email } = await portal.make(site.context.db)
      const before = await metric(`realm="${realm}",outcome="signed_in"`)
      assert.equal((await enter(email, testPassword, {})).status, 200)
      const event = { act: `${realm}.sign_in`, actor_id: id, target_id: id, after: null }
      assert.deepEqual(await events(), [{ ...event, address: '192.0.2.1' }])
      assert.equal(await metric(`realm="${realm}",outcome="signed_in"`), before + 1)
    })

    test('one in ten failed sign-ins is audited, without the typed text', async () => {
      const { id, email } = await portal.make(site.context.db)
      const before = await metric(`realm="${realm}",outcome="wrong_password"`)
      for (let turn = 0; turn < 9; turn++) await enter(email, 'wrong horse', {})
      await enter('nobody@example.in', 'wrong horse', {})
      for (let turn = 0; turn < 3; turn++) await enter(email, 'wrong horse', {})
      const failed = { act: `${realm}.sign_in_failed`, actor_id: null, address: '192.0.2.1' }
      assert.deepEqual(await events(), [
        { ...failed, target_id: id, after: { outcome: 'wrong_password', attempts: 1 } },
        { ...failed, target_id: null, after: { outcome: 'unknown_name', attempts: 1 } },
        { ...failed, target_id: id, after: { outcome: 'wrong_password', attempts: 10 } },
      ])
      assert.equal(await metric(`realm="${realm}",outcome="wrong_password"`), before + 10)
    })

    test('a sign-in with a new browser notifies the account', async () => {
      const { id, email } = await portal.make(site.context.db, { isVerified: true })
      const first = await enter(email, testPassword, {})
      assert.deepEqual(await messagesTo(site, id), [])
      const cookie = String(first.headers['set-cookie']).split(';', 1)[0] ?? ''
      await enter(email, testPassword, { cookie })
      assert.deepEqual(await messagesTo(site, id), [])
      await enter(email, testPassword, { address: '198.51.100.1' })
      const [message, ...others] = await messagesTo(site, id)
      assert.deepEqual(others, [])
      assert.equal(message?.template, 'account.new_sign_in')
      assert.equal(message?.variables.browser, 'Firefox on Windows')
      assert.equal(message?.variables.network, '198.51.*.*')
      assert.match(message?.variables.link ?? '', /\/profile(\?tab=security)?#devices$/)
    })

    test('failures from many addresses add at most fifty lines an hour', async () => {
      await site.context.db
        .insertInto('throttle')
        .values({
          key: `lines of failed sign-in to ${realm} unknown`,
          window_start: sql<Date>`date_trunc('hour', now())`,
          count: 48,
        })
        .execute()
      for (let turn = 0; turn < 4; turn++) {
        const address = `192.0.2.${turn}`
        const guess = await enter(`nobody${turn}@example.in`, 'wrong horse', { address })
        assert.equal(guess.status, 400)
      }
      assert.equal((await events()).length, 2)
    })
  })
}
