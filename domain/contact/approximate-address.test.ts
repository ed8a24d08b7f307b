import assert from 'node:assert/strict'
import { test } from 'node:test'
import { approximateAddress } from './approximate-address.ts'

test('an address is shown by its network, never whole', () => {
  const shown = {
    '49.205.116.7': '49.205.*.*',
    '::ffff:49.205.116.7': '49.205.*.*',
    '2401:4900:1c2a:77::1': '2401:4900:1c2a:*',
    '127.0.0.1': 'a private network',
    '10.9.8.7': 'a private network',
    '172.16.0.1': 'a private network',
    '172.15.0.1': '172.15.*.*',
    '192.168.1.9': 'a private network',
    '::1': 'a private network',
    'fd00::1': 'a private network',
  }
  for (const [address, expected] of Object.entries(shown)) {
    assert.equal(approximateAddress(address), expected, address)
  }
})
