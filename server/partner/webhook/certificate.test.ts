import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { temporaryFolder } from '#test/folder.ts'
import { makeBroker } from '#test/make.ts'
import { later, startReceiver, webhookActs } from '#test/partner/webhook.ts'
import { makeAuthority, noOpenssl } from '#test/tls/authority.ts'
import { openDoor } from '#test/tls/door.ts'
import { makeSender } from './sender.ts'

const site = useApp({ webhookNetworks: ['127.0.0.1'] })
const hooks = webhookActs(site)

test('a receiver with a wrong certificate gets nothing, its owner reads why, and all once mended', {
  skip: noOpenssl,
}, async (t) => {
  const { path, remove } = await temporaryFolder()
  t.after(remove)
  const authority = makeAuthority(join(path, 'authority'))
  const stranger = makeAuthority(join(path, 'stranger'))
  t.after(authority.trust())
  const receiver = await startReceiver()
  t.after(() => receiver.close())
  const door = await openDoor({ port: new URL(receiver.url).port })
  t.after(() => door.close())
  const { token } = await makeBroker(site.context.db)
  const { webhook } = await hooks.add(token, { url: `https://127.0.0.1:${door.port}/hook` })
  await hooks.test(token, webhook._id)
  const sender = makeSender(site.context)
  const send = async () => {
    await later(site)
    while (await sender.startDue()) await sender.settled()
    const [seen] = await hooks.log(token, webhook._id)
    return seen
  }
  const faults = [
    [authority.issue('expired'), 'The certificate of this address has expired.'],
    [authority.issue('early'), 'The certificate of this address is not valid yet.'],
    [
      authority.issue('of another name'),
      'The certificate of this address is for another host name.',
    ],
    [stranger.issue(), 'The certificate of this address is from an authority that we do not know.'],
  ] as const
  for (const [certificate, error] of faults) {
    door.certificate = certificate
    assert.partialDeepStrictEqual(await send(), { status: 'pending', responseStatus: null, error })
  }
  assert.equal(receiver.received.length, 0)
  door.certificate = authority.issue()
  assert.partialDeepStrictEqual(await send(), { status: 'delivered', error: null })
  assert.equal(receiver.received.length, 1)
})
