import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { factorSignIn, passkeySignIn } from '#contract/account/factor-sign-in.ts'
import type { PasskeyCreation, PasskeyProof } from '#contract/account/passkey.ts'
import { brokerFactor } from '#contract/account/second-factor.ts'
import { broker } from '#contract/broker/broker.ts'
import { useApp } from '#test/app.ts'
import { endProofs } from '#test/factor/app.ts'
import {
  type Authenticator,
  enrolPasskey,
  makeAuthenticator,
  testOrigin,
} from '#test/factor/passkey.ts'
import { makeBroker, testPassword } from '#test/make.ts'

/** What a hostile page, browser or authenticator says about passkeys. */

const site = useApp()

const makeOwner = async () => {
  const person = await makeBroker(site.context.db)
  return { ...person, ...(await enrolPasskey(site, 'broker', person.token)) }
}

async function enter(email: string) {
  const { body } = await site.call(broker.login, { body: { email, password: testPassword } })
  const { token } = body.secondFactor
  const { body: request } = await site.call(passkeySignIn.broker, { body: { token } })
  const complete = (passkey: PasskeyProof) =>
    site.call(factorSignIn.broker, { body: { token, passkey } })
  return { token, request, complete }
}

describe('a proof by a passkey is refused', () => {
  type Lie = Parameters<Authenticator['prove']>[1]
  const lies: Record<string, Lie> = {
    'from another origin': { origin: 'https://brickbazaar.example' },
    'from a page whose host only begins like ours': { origin: 'http://localhost.example' },
    'from a frame of another site': { isFramed: true },
    'for another site': { rpId: 'brickbazaar.example' },
    'to another challenge': { challenge: 'A'.repeat(43) },
    'of the kind that adds a passkey': { type: 'webauthn.create' },
    'without anybody there': { isAbsent: true },
  }
  for (const [name, lie] of Object.entries(lies)) {
    test(name, async () => {
      const { email, authenticator } = await makeOwner()
      const { request, complete } = await enter(email)
      const refused = await complete(authenticator.prove(request, lie))
      assert.deepEqual([refused.status, refused.body.code], [400, 'passkey_refused'])
    })
  }

  test('of another account', async () => {
    const [owner, stranger] = [await makeOwner(), await makeOwner()]
    const { request, complete } = await enter(owner.email)
    const refused = await complete(stranger.authenticator.prove(request))
    assert.equal(refused.body.code, 'passkey_refused')
  })

  test('that another key signed for its id', async () => {
    const { email, authenticator } = await makeOwner()
    const forger = makeAuthenticator({ id: Buffer.from(authenticator.id, 'base64url') })
    const { request, complete } = await enter(email)
    assert.equal((await complete(forger.prove(request))).body.code, 'passkey_refused')
  })

  test('a second time, also by a right one after a wrong one', async () => {
    const { email, authenticator } = await makeOwner()
    const first = await enter(email)
    const proof = authenticator.prove(first.request)
    assert.equal((await first.complete(proof)).status, 200)
    const second = await enter(email)
    assert.equal((await second.complete(proof)).body.code, 'passkey_refused')
    const late = await second.complete(authenticator.prove(second.request))
    assert.deepEqual([late.status, late.body.code], [400, 'passkey_over'])
  })

  test('one of two at the same moment', async () => {
    const { email, authenticator } = await makeOwner()
    const { request, complete } = await enter(email)
    const both = await Promise.all(
      [authenticator.prove(request), authenticator.prove(request)].map(complete),
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400])
  })

  test('that counts back, as a copy of the passkey would', async () => {
    const { email, authenticator } = await makeOwner()
    const attempt = async (count: number) => {
      const { request, complete } = await enter(email)
      return (await complete(authenticator.prove(request, { count }))).status
    }
    assert.equal(await attempt(7), 200)
    for (const count of [7, 6, 0]) assert.equal(await attempt(count), 400, String(count))
    assert.equal(await attempt(8), 200)
  })

  test('after five minutes', async () => {
    const { email, authenticator } = await makeOwner()
    const { request, complete } = await enter(email)
    await site.pool.query(`update passkey_challenge set expires_at = now()`)
    assert.equal((await complete(authenticator.prove(request))).body.code, 'passkey_over')
  })

  test('to a challenge of another sign-in or session', async () => {
    const { email, token, authenticator } = await makeOwner()
    const [one, two] = [await enter(email), await enter(email)]
    assert.equal((await two.complete(authenticator.prove(one.request))).status, 400)
    await endProofs(site.context.db)
    const body = { passkey: authenticator.prove(one.request) }
    const refused = await site.call(brokerFactor.stepUp, { body }, { token })
    assert.equal(refused.body.code, 'passkey_over')
    assert.equal((await one.complete(authenticator.prove(one.request))).status, 200)
  })

  test('to the challenge that adds one', async () => {
    const { token, authenticator } = await makeOwner()
    const { body: options } = await site.call(brokerFactor.addPasskey, {}, { token })
    await endProofs(site.context.db)
    const request = { ...options, rpId: options.rp.id, allowCredentials: [] }
    const body = { passkey: authenticator.prove({ ...request, userVerification: 'preferred' }) }
    const refused = await site.call(brokerFactor.stepUp, { body }, { token })
    assert.equal(refused.body.code, 'passkey_over')
  })

  test('more than ten times in a quarter of an hour', async () => {
    const { token, authenticator } = await makeOwner()
    const attempt = async (origin: string) => {
      const { body: request } = await site.call(brokerFactor.stepUpByPasskey, {}, { token })
      const body = { passkey: authenticator.prove(request, { origin }) }
      return (await site.call(brokerFactor.stepUp, { body }, { token })).status
    }
    for (let n = 0; n < 10; n++) assert.equal(await attempt('https://evil.example'), 400)
    assert.equal(await attempt(testOrigin), 429)
  })
})

test('a new passkey that signs for itself is added', async () => {
  const { token } = await makeBroker(site.context.db)
  const { body: options } = await site.call(brokerFactor.addPasskey, {}, { token })
  const passkey = makeAuthenticator().make(options, { attestedBy: 'itself' })
  const body = { name: 'Key', passkey }
  assert.equal((await site.call(brokerFactor.confirmPasskey, { body }, { token })).status, 200)
})

test('a passkey that never counts is accepted again and again', async () => {
  const person = await makeBroker(site.context.db)
  const authenticator = makeAuthenticator({ counts: false })
  await enrolPasskey(site, 'broker', person.token, authenticator)
  for (let n = 0; n < 2; n++) {
    const { request, complete } = await enter(person.email)
    assert.equal((await complete(authenticator.prove(request))).status, 200)
  }
})

describe('a new passkey is refused', () => {
  async function start() {
    const { token } = await makeBroker(site.context.db)
    const { body: options } = await site.call(brokerFactor.addPasskey, {}, { token })
    const add = (passkey: unknown) =>
      site.call(brokerFactor.confirmPasskey, { body: { name: 'Phone', passkey } }, { token })
    return { token, options, add }
  }

  type Lie = Parameters<Authenticator['make']>[1]
  const lies: Record<string, Lie> = {
    'from another origin': { origin: 'https://evil.example' },
    'from a frame of another site': { isFramed: true },
    'for another site': { rpId: 'evil.example' },
    'to another challenge': { challenge: 'B'.repeat(43) },
    'of the kind that proves one': { type: 'webauthn.get' },
    'with an algorithm that was not offered': { algorithm: -65_535 },
    'in an unknown format': { format: 'of-the-future' },
    'in a format of makers': { format: 'tpm' },
    'with the certificate of a maker': { attestedBy: 'certificate' },
  }
  for (const [name, lie] of Object.entries(lies)) {
    test(name, async () => {
      const { options, add } = await start()
      const refused = await add(makeAuthenticator().make(options, lie))
      assert.deepEqual([refused.status, refused.body.code], [400, 'passkey_refused'])
      const { rows } = await site.pool.query(`select from second_factor`)
      assert.equal(rows.length, 0)
    })
  }

  test('a second time, and after five minutes', async () => {
    const { token, options, add } = await start()
    assert.equal((await add(makeAuthenticator().make(options, { type: 'x' }))).status, 400)
    assert.equal((await add(makeAuthenticator().make(options))).body.code, 'passkey_over')
    const { body: late } = await site.call(brokerFactor.addPasskey, {}, { token })
    await site.pool.query(`update passkey_challenge set expires_at = now()`)
    assert.equal((await add(makeAuthenticator().make(late))).body.code, 'passkey_over')
  })

  test('to the challenge of another session', async () => {
    const [one, two] = [await start(), await start()]
    const refused = await two.add(makeAuthenticator().make(one.options))
    assert.equal(refused.body.code, 'passkey_refused')
  })

  test('whatever is malformed, without an error of the server', async () => {
    const { token } = await makeBroker(site.context.db)
    const attempt = async (change: (passkey: ReturnType<Authenticator['make']>) => unknown) => {
      const { body: options } = await site.call(brokerFactor.addPasskey, {}, { token })
      const passkey = change(makeAuthenticator().make(options as PasskeyCreation))
      const body = { name: 'Phone', passkey }
      return (await site.call(brokerFactor.confirmPasskey, { body }, { token })).status
    }
    const large = 'A'.repeat(100_000)
    const nested = Buffer.alloc(6_000, 0x81).toString('base64url')
    for (const attestationObject of ['AA', '!', large, nested, 'oWNmbXRkbm9uZQ']) {
      const status = await attempt((passkey) => ({
        ...passkey,
        response: { ...passkey.response, attestationObject },
      }))
      assert.equal(status, 400, attestationObject.slice(0, 20))
    }
    const megabyte = 'A'.repeat(1_048_576)
    assert.equal(await attempt(() => ({ id: megabyte })), 413)
    for (const clientDataJSON of ['AA', 'bnVsbA', 'e30', 'W10', '"']) {
      const status = await attempt((passkey) => ({
        ...passkey,
        response: { ...passkey.response, clientDataJSON },
      }))
      assert.equal(status, 400, clientDataJSON)
    }
    for (const passkey of [null, 7, {}, { id: 'x' }, []]) {
      assert.equal(await attempt(() => passkey), 400)
    }
    assert.equal(await attempt((passkey) => ({ ...passkey, rawId: 'b3RoZXI' })), 400)
  })
})

test('a proof that is malformed is refused without an error of the server', async () => {
  const { email, authenticator } = await makeOwner()
  for (const field of ['clientDataJSON', 'authenticatorData', 'signature']) {
    for (const value of ['AA', 'A'.repeat(1_000), '', 7]) {
      const { request, token } = await enter(email)
      const proof = authenticator.prove(request)
      const passkey = { ...proof, response: { ...proof.response, [field]: value } }
      const { status } = await site.call(factorSignIn.broker, { body: { token, passkey } })
      assert.ok([400, 429].includes(status), `${field} ${value}: ${status}`)
      await site.pool.query(`delete from attempt_bucket`)
    }
  }
})
