import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isPublic, makeTargets, privateAddress } from './target.ts'

/** Where webhooks may go. */

describe('an address', () => {
  for (const address of ['8.8.8.8', '103.21.244.1', '2001:4860:4860::8888', '2404:6800::1']) {
    test(`${address} is public`, () => assert.ok(isPublic(address)))
  }
  for (const address of [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1'],
    ...['2001:db8::1', 'localhost', ''],
  ]) {
    test(`${address || 'an empty one'} is not public`, () => assert.equal(isPublic(address), false))
  }
})

describe('a name', () => {
  const found = (addresses: readonly string[]) => async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const look = (targets: ReturnType<typeof makeTargets>) =>
    new Promise<unknown>((resolve) => {
      targets.lookup('crm.example.in', { all: true }, (error, addresses) =>
        resolve(error ? error.message : addresses),
      )
    })

  test('is connected to at the addresses that were checked', async () => {
    const targets = makeTargets([], found(['8.8.8.8', '2001:4860:4860::8888']))
    assert.deepEqual(await look(targets), [
      { address: '8.8.8.8', family: 4 },
      { address: '2001:4860:4860::8888', family: 6 },
    ])
  })

  test('with a private address among public ones is refused', async () => {
    const targets = makeTargets([], found(['8.8.8.8', '10.0.0.1']))
    assert.equal(await look(targets), privateAddress)
    assert.equal(await targets.isPrivate('https://crm.example.in/'), true)
  })

  test('of an own network is allowed where the operator names that', async () => {
    const targets = makeTargets(['10.20.0.0/16'], found(['10.20.3.4']))
    assert.equal(await targets.isPrivate('https://crm.example.in/'), false)
    assert.equal(targets.isOwn('http://10.20.3.4/'), true)
    assert.equal(targets.isOwn('http://10.21.3.4/'), false)
  })

  test('that cannot be found now may be added, and is not sent to', async () => {
    const targets = makeTargets([], async () => [])
    assert.equal(await targets.isPrivate('https://crm.example.in/'), false)
    assert.match(String(await look(targets)), /was not found/)
  })
})

test('every spelling of a private address in a URL is seen', () => {
  const targets = makeTargets([])
  for (const host of [
    ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::1]', '[::ffff:7f00:1]'],
    ...['[::ffff:10.0.0.1]', '0', '169.254.169.254', '[fe80::1]'],
  ]) {
    assert.equal(targets.isPrivateIp(`https://${host}/`), true, host)
  }
})
