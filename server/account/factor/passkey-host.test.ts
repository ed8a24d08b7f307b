import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokerFactor } from '#contract/account/second-factor.ts'
import { useApp } from '#test/app.ts'
import { makeAuthenticator, testOrigin } from '#test/factor/passkey.ts'
import { makeBroker } from '#test/make.ts'

/** Passkeys of a marketplace that people reach under an address of its own. */

const origin = 'https://homes.example.in'
const site = useApp({ publicUrl: `${origin}/` })

async function start() {
  const { token } = await makeBroker(site.context.db)
  const { body: options } = await site.call(brokerFactor.addPasskey, {}, { token })
  const add = (from: string) => {
    const passkey = makeAuthenticator().make(options, { origin: from })
    const body = { name: 'Phone', passkey }
    return site.call(brokerFactor.confirmPasskey, { body }, { token })
  }
  return { token, options, add }
}

test('a passkey is bound to the host of the public address', async () => {
  const { token, options, add } = await start()
  assert.equal(options.rp.id, 'homes.example.in')
  const { body: state } = await site.call(brokerFactor.state, {}, { token })
  assert.equal(state.passkeyHost, 'homes.example.in')
  assert.equal((await add(origin)).status, 200)
})

for (const other of [
  testOrigin,
  'http://homes.example.in',
  'https://homes.example.in:8443',
  'https://www.homes.example.in',
  'https://homes.example.in.example',
]) {
  test(`a passkey that was made at ${other} is refused`, async () => {
    const { add } = await start()
    assert.equal((await add(other)).body.code, 'passkey_refused')
  })
}
