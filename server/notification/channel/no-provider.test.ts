import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { message } from '#contract/message/message.ts'
import { messageSetting } from '#contract/message/settings.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { sendDue } from '#server/notification/outbox/send-batch.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { everywhere, nowhere, outbox } from '#test/outbox.ts'

/** Without a provider a message is recorded as not delivered. */

const site = useApp()

describe('a message', () => {
  const approve = () =>
    queueMessage(site.context.db, {
      to: { email: 'asha@example.in', phone: '+919876543210', whatsapp: '+919876543210' },
      template: 'property.approved',
      variables: { name: 'Asha', title: 'Sea view' },
    })

  test('that no provider carries is not sent, costs nothing and spends nothing', async () => {
    await approve()
    await queueMessage(site.context.db, {
      to: { email: 'asha@example.in' },
      template: 'account.set_password',
      variables: { name: 'Asha', link: 'https://example.in/set-password?token=s3cret' },
    })
    assert.equal(await sendDue(site.context, nowhere), 4)
    const caller = await makeAdministrator(site.context.db, { role: 'admin' })
    const { messages } = (await site.call(message.list, {}, caller)).body
    for (const row of messages) {
      assert.deepEqual(
        [row.status, row.sender, row.cost, row.sentAt, row.failureCode, row.error],
        ['failed', 'local', 0, null, 'no_provider', 'Not delivered: no provider is configured.'],
      )
      // The password link is removed from the row, so it cannot be sent again.
      assert.deepEqual(row.may, row.templateName === 'account.set_password' ? [] : ['resend'])
    }
    const { stats } = (await site.call(message.stats, {}, caller)).body
    assert.deepEqual(
      [stats.total, stats.delivered, stats.failed, stats.totalCost, stats.deliveryRate],
      [4, 0, 4, 0, 0],
    )
    const { settings } = (await site.call(messageSetting.get, {}, caller)).body
    assert.equal(settings.spentToday, 0)

    // Once a provider is configured, an administrator can send it after all.
    for (const { _id, may } of messages) {
      const { status } = await site.call(message.resend, { params: { id: _id } }, caller)
      assert.equal(status, may.length > 0 ? 200 : 409)
    }
    await sendDue(site.context, everywhere)
    const sent = (await outbox(site)).filter(({ status }) => status === 'sent')
    assert.deepEqual(
      sent.map(({ cost_paise }) => cost_paise),
      [0, 50, 25],
    )
  })
})
