import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { maxWebhooks } from '#contract/partner/limits.ts'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { accept, later, type Receiver, startReceiver, webhookActs } from '#test/partner/webhook.ts'
import { maxPerOwner } from './in-flight.ts'
import { makeSender, type SenderOptions } from './sender.ts'
import type { Address } from './target.ts'

/** Receivers that do not answer, lie about where they are, or say too much. */

const site = useApp({ webhookNetworks: ['127.0.0.1'] })
const hooks = webhookActs(site)

let receiver: Receiver
before(async () => {
  receiver = await startReceiver()
})
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = accept
})
after(() => receiver.close())

const timeout = 300

async function sendDue(options: SenderOptions = {}): Promise<void> {
  const sender = makeSender(site.context, { timeout, ...options })
  while (await sender.startDue()) await sender.settled()
}

async function addHook(url = receiver.url, tests = 1) {
  const { token } = await makeBroker(site.context.db)
  const { webhook } = await hooks.add(token, { url })
  for (let n = 0; n < tests; n++) await hooks.test(token, webhook._id)
  return { id: webhook._id, token, log: () => hooks.log(token, webhook._id) }
}

/** Webhooks of one broker, each with as much to send as one may have under way. */
async function addHooks(url: string, count: number) {
  const { token } = await makeBroker(site.context.db)
  for (let n = 0; n < count; n++) {
    const { webhook } = await hooks.add(token, { url })
    for (let sent = 0; sent < 4; sent++) await hooks.test(token, webhook._id)
  }
}

const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])

describe('a receiver', () => {
  test('that never answers is given up after the time limit, and tried again', async () => {
    receiver.answer = () => undefined
    const hook = await addHook()
    await sendDue()
    const [seen] = await hook.log()
    assert.partialDeepStrictEqual(seen, {
      ...{ status: 'pending', tries: 1, error: 'No answer in time.', responseStatus: null },
    })
    assert.ok((seen?.durationMs ?? 0) >= timeout)
  })

  test('that trickles its response is given up too', async () => {
    receiver.answer = (response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    }
    const hook = await addHook()
    await sendDue()
    assert.equal((await hook.log())[0]?.error, 'No answer in time.')
  })

  test('that redirects to the loopback is not followed', async () => {
    receiver.answer = (response, { path }) => {
      if (path !== '/hook') return response.writeHead(204).end()
      return response.writeHead(307, { location: '/elsewhere' }).end()
    }
    const hook = await addHook()
    await sendDue()
    assert.deepEqual(
      receiver.received.map(({ path }) => path),
      ['/hook'],
    )
    assert.partialDeepStrictEqual((await hook.log())[0], {
      ...{ status: 'pending', responseStatus: 307 },
      error: 'The receiver redirects. Redirects are not followed.',
    })
  })

  test('that answers at length is read to a bound, and has accepted', async () => {
    let written = 0
    receiver.answer = (response) => {
      response.writeHead(200)
      const write = () => {
        while (!response.destroyed && written < 100_000_000) {
          written += 65_536
          if (!response.write(`\u0000é${'x'.repeat(65_533)}`)) return response.once('drain', write)
        }
        return response.end()
      }
      write()
    }
    const hook = await addHook()
    await sendDue({ timeout: 10_000 })
    const [seen] = await hook.log()
    assert.equal(seen?.status, 'delivered')
    assert.equal(seen?.response?.length, 500)
    assert.ok(written < 20_000_000, `${written} bytes were taken`)
  })

  test('that drops connections is tried again', async () => {
    receiver.answer = (response) => response.socket?.destroy()
    const hook = await addHook()
    await sendDue()
    assert.partialDeepStrictEqual((await hook.log())[0], { status: 'pending', tries: 1 })
  })

  test('that is slow delays no other', async (t) => {
    const slow = await startReceiver()
    t.after(() => slow.close())
    slow.answer = () => undefined
    await addHook(slow.url, 12)
    const quick = await addHook(receiver.url, 12)
    const work = async () => {
      while (await sender.startDue());
    }
    const sender = makeSender(site.context, { timeout: 60_000, onSettled: () => void work() })
    t.after(() => sender.abort())
    await work()
    await Promise.all([slow.until(4), receiver.until(12)])
    assert.equal(receiver.received.length, 12)
    assert.equal(slow.received.length, 4, 'posts at a time to one receiver')
    sender.abort()
    await sender.settled()
    // What was broken off counts as no try.
    assert.ok((await quick.log()).length === 12)
    const rows = await site.context.db
      .selectFrom('webhook_delivery')
      .where('status', '=', 'pending')
      .select(['attempts', 'leased_until'])
      .execute()
    assert.ok(rows.every((row) => row.attempts === 0 && row.leased_until === null))
  })

  for (const accounts of [2, 12]) {
    test(`that is slow in ${accounts} accounts delays none of another`, async (t) => {
      const slow = await startReceiver()
      t.after(() => slow.close())
      slow.answer = () => undefined
      for (let n = 0; n < accounts; n++) await addHooks(slow.url, maxWebhooks)
      await addHook(receiver.url, 12)
      const work = async () => {
        while (await sender.startDue());
      }
      const sender = makeSender(site.context, { timeout: 60_000, onSettled: () => void work() })
      t.after(() => sender.abort())
      await work()
      await receiver.until(12)
      assert.ok(slow.received.length <= accounts * maxPerOwner, `${slow.received.length} posts`)
      sender.abort()
      await sender.settled()
    })
  }

  test('that fails five times in a row rests, whatever waits for it', async () => {
    receiver.answer = (response) => response.writeHead(500).end()
    await addHook(receiver.url, 20)
    await sendDue()
    assert.ok(receiver.received.length >= 5 && receiver.received.length <= 8)
  })
})

describe('a name', () => {
  const url = () => receiver.url.replace('127.0.0.1', 'crm.example.in')
  /** The name server of somebody: its answers in order, the last one for ever. */
  const nameServer = (...answers: string[][]) => {
    let asked = 0
    const resolve = async (): Promise<Address[]> =>
      (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({
        ...{ address, family: 4 },
      }))
    return { resolve, count: () => asked }
  }
  /** As it was added while the name led to a public address. */
  const rename = (id: string) =>
    site.context.db.updateTable('webhook').set({ url: url() }).where('id', '=', id).execute()

  test('that leads to a public and then to a private address is not connected to', async () => {
    const hook = await addHook()
    await rename(hook.id)
    await sendDue({ resolve: nameServer(['127.0.0.1']).resolve })
    assert.equal(receiver.received.length, 1)
    await hooks.test(hook.token, hook.id)
    await sendDue({ resolve: nameServer(['127.0.0.2'], ['127.0.0.1']).resolve })
    assert.equal(receiver.received.length, 1)
    assert.equal((await hook.log())[0]?.error, 'The address leads into a private network.')
  })

  test('is asked for once a try: the connection goes to what was checked', async () => {
    const hook = await addHook()
    await rename(hook.id)
    const names = nameServer(['127.0.0.1'], ['127.0.0.2'])
    await sendDue({ resolve: names.resolve })
    assert.equal(names.count(), 1)
    assert.equal(receiver.received.length, 1)
  })

  test('that is an address of an own network, once it is none any more, gets nothing', async () => {
    const hook = await addHook()
    await site.context.db
      .updateTable('webhook')
      .set({ url: receiver.url.replace('127.0.0.1', '127.0.0.3') })
      .execute()
    await sendDue()
    assert.equal((await hook.log())[0]?.error, 'The address leads into a private network.')
  })
})

describe('several processes', () => {
  test('send each delivery once', async () => {
    for (let n = 0; n < 4; n++) await addHook(receiver.url, 10)
    await Promise.all([sendDue(), sendDue(), sendDue()])
    assert.equal(receiver.received.length, 40)
    assert.equal(new Set(ids()).size, 40)
  })

  test('send again, under its id, what a process sent that died before noting so', async () => {
    const hook = await addHook()
    const held = Promise.withResolvers<() => void>()
    receiver.answer = (response) => held.resolve(() => response.writeHead(500).end())
    const dying = makeSender(site.context, { timeout: 60_000 })
    await dying.startDue()
    const answer = await held.promise
    receiver.answer = accept
    await sendDue()
    assert.equal(receiver.received.length, 1, 'its lease holds')
    await later(site)
    await sendDue()
    assert.equal(receiver.received.length, 2)
    assert.equal(new Set(ids()).size, 1)
    assert.partialDeepStrictEqual((await hook.log())[0], { status: 'delivered', tries: 2 })
    // It comes back to life: what it would note is no longer its own.
    answer()
    await dying.settled()
    assert.partialDeepStrictEqual((await hook.log())[0], { status: 'delivered', tries: 2 })
  })
})
