import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { emailConfirm, emailConfirmationRequest } from '#contract/account/confirm-email.ts'
import { passwordForgot, passwordLink } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/** Attacks on registration: who owns an address or number, and who learns of it (decision 0039). */

const site = useApp()
const mailbox = 'meera@example.in'
const number = '98765 43210'
const ownPassword = 'own secret'
const strangersPassword = 'stranger secret'

/** Parses an object whose property names depend on the realm. */
const named = (value: unknown) => z.looseObject({}).parse(value)

const realms = [
  { realm: 'customer', ...customer, make: makeCustomer, extra: {} },
  { realm: 'broker', ...broker, make: makeBroker, extra: { companyName: 'Iyer Homes' } },
] as const

for (const entry of realms) {
  const { realm } = entry
  const register = (changes: Record<string, unknown> = {}) =>
    site.call(entry.register, {
      body: {
        firstName: 'Meera',
        lastName: 'Iyer',
        email: mailbox,
        phone: number,
        password: ownPassword,
        ...entry.extra,
        ...changes,
      },
    })
  const person = (answer: Awaited<ReturnType<typeof register>>) => {
    const found = z.object({ _id: z.string(), email: z.string() }).parse(named(answer.body)[realm])
    return { ...found, token: answer.body.token }
  }
  const signIn = (password: string, email = mailbox) =>
    site.call(entry.login, { body: { email, password } })
  const profile = (token: string) => site.call(entry.profile, {}, { token })
  const isProven = async (token: string) => {
    const account = named(named((await profile(token)).body)[realm])
    return account[realm === 'customer' ? 'isVerified' : 'isEmailVerified']
  }
  const confirm = (token: string, link: string) =>
    site.call(emailConfirm[realm], { body: { token: link } }, { token })
  const messages = async (id: string) => {
    await sendLinks(site.context.db, site.context.config)
    return messagesTo(site, id)
  }
  const linkOf = async (id: string) => {
    const link = (await messages(id)).at(-1)?.variables.link
    return new URL(link ?? '').searchParams.get('token') ?? ''
  }
  const registerProven = async () => {
    const owner = person(await register())
    assert.equal((await confirm(owner.token, await linkOf(owner._id))).status, 200)
    return owner
  }

  describe(`registering as a ${realm}`, () => {
    test('registration sends a link that proves the mailbox of its account', async () => {
      const { _id, token } = person(await register())
      const [mail] = await messages(_id)
      assert.equal(mail?.template, 'account.confirm_email')
      assert.match(
        mail?.variables.link ?? '',
        new RegExp(`/${realm}-portal/confirm-email\\?token=`),
      )
      assert.equal(await isProven(token), false)
      const link = await linkOf(_id)
      assert.equal((await confirm(token, link)).status, 200)
      assert.equal(await isProven(token), true)
      assert.equal((await confirm(token, link)).body.code, 'password_link_over')
    })

    test('the confirmation link is sent again, at most three times an hour', async () => {
      const { _id, token } = person(await register())
      for (let asked = 0; asked < 5; asked++) {
        assert.equal((await site.call(emailConfirmationRequest[realm], {}, { token })).status, 200)
      }
      assert.equal((await messages(_id)).length, 3)
      assert.equal((await confirm(token, await linkOf(_id))).status, 200)
    })

    for (const [what, typed] of [
      ['the same address', mailbox],
      ['the address in capitals', 'MEERA@Example.IN'],
      ['the address in spaces', `  ${mailbox} `],
    ] as const) {
      test(`${what} of an existing account gets the same response as a new one`, async () => {
        const owner = await registerProven()
        const fresh = await register({ email: 'new@example.in', phone: '98765 00000' })
        const again = await register({ email: typed, password: strangersPassword })
        assert.deepEqual([fresh.status, again.status], [201, 201])
        assert.deepEqual(Object.keys(again.body), Object.keys(fresh.body))
        assert.notEqual(person(again)._id, owner._id)
        for (const { body } of [fresh, again]) assert.equal((await profile(body.token)).status, 200)
        // Both accounts can still sign in later, each with its own password.
        assert.equal((await signIn(ownPassword, 'new@example.in')).status, 200)
        assert.equal((await signIn(strangersPassword)).status, 200)
      })
    }

    for (const typed of ['9876543210', '+91 98765-43210', '09876543210', '+919876543210']) {
      test(`an existing phone number written as ${typed} can register`, async () => {
        await registerProven()
        const again = await register({ email: 'other@example.in', phone: typed })
        assert.equal(again.status, 201)
      })
    }

    test('another registration leaves the first unproven account its sign-in', async () => {
      const first = person(await register())
      for (let more = 0; more < 8; more++) {
        await register({ password: `${strangersPassword} ${more}` })
      }
      const back = await signIn(ownPassword)
      assert.equal(person(back as never)._id, first._id)
      assert.equal((await profile(first.token)).status, 200)
    })

    test('registering with the owner’s address does not open the owner’s account', async () => {
      const owner = await registerProven()
      await register({ password: strangersPassword })
      assert.notEqual(person((await signIn(strangersPassword)) as never)._id, owner._id)
      assert.equal(person((await signIn(ownPassword)) as never)._id, owner._id)
    })

    test('registering again does not reset the limit on guessing the password', async () => {
      const owner = await registerProven()
      await register({ password: strangersPassword })
      const statuses: number[] = []
      for (let guess = 0; guess < 14; guess++) {
        statuses.push((await signIn(`guess ${guess}`)).status)
        await signIn(strangersPassword)
      }
      assert.ok(statuses.includes(429), `${owner.email}: ${statuses.join(' ')}`)
    })

    test('registering with a proven address notifies its owner only', async () => {
      const owner = await registerProven()
      const stranger = person(await register({ password: strangersPassword }))
      assert.deepEqual(await messages(stranger._id), [])
      const mail = (await messages(owner._id)).at(-1)
      assert.equal(mail?.template, 'account.opened_twice')
      assert.doesNotMatch(mail?.variables.link ?? '', /token/)
    })

    test('the mailbox’s owner does not confirm a stranger’s account by link', async () => {
      const stranger = person(await register({ password: strangersPassword }))
      const link = await linkOf(stranger._id)
      assert.equal((await site.call(emailConfirm[realm], { body: { token: link } })).status, 401)
      const other = person(await register({ email: 'other@example.in' }))
      assert.equal((await confirm(other.token, link)).body.code, 'password_link_over')
      const next = await register({ email: 'tara@example.in', password: strangersPassword })
      const owner = person(await register({ email: 'tara@example.in' }))
      assert.equal((await confirm(owner.token, await linkOf(person(next)._id))).status, 200)
      assert.equal(await isProven(owner.token), true)
      assert.equal((await profile(person(next).token)).status, 401)
    })

    test('strangers’ registrations do not use up the owner’s links', async () => {
      const strangers = []
      for (let n = 0; n < 8; n++) {
        strangers.push(person(await register({ password: `${strangersPassword} ${n}` })))
      }
      const owner = person(await register())
      assert.deepEqual(await messages(owner._id), [])
      await site.call(emailConfirmationRequest[realm], {}, { token: owner.token })
      assert.equal((await messages(owner._id)).length, 1)
      // Requests of strangers from one network do not use up the limit of other networks.
      for (const { token } of strangers)
        await site.call(emailConfirmationRequest[realm], {}, { token })
      await site.call(
        emailConfirmationRequest[realm],
        {},
        { token: owner.token, address: '203.0.113.9' },
      )
      assert.equal((await messages(owner._id)).length, 2)
      const sent = await site.context.db.selectFrom('message').selectAll().execute()
      assert.ok(sent.length <= 8, `${sent.length} messages to one mailbox`)
      assert.equal((await confirm(owner.token, await linkOf(owner._id))).status, 200)
    })

    test('proving an address locks out all other accounts with it', async () => {
      const stranger = person(await register({ password: strangersPassword }))
      const owner = person(await register())
      assert.equal((await confirm(owner.token, await linkOf(owner._id))).status, 200)
      assert.equal((await profile(stranger.token)).status, 401)
      assert.equal((await signIn(strangersPassword)).status, 400)
      assert.equal(person((await signIn(ownPassword)) as never)._id, owner._id)
    })

    test('a stranger who registered first does not block the owner’s reset', async () => {
      const stranger = person(await register({ password: strangersPassword }))
      await site.call(passwordForgot[realm], { body: { email: mailbox } })
      const given = {
        token: await linkOf(stranger._id),
        password: ownPassword,
        confirmPassword: ownPassword,
      }
      assert.equal((await site.call(passwordLink[realm], { body: given })).status, 200)
      assert.equal((await profile(stranger.token)).status, 401)
      assert.equal((await signIn(strangersPassword)).status, 400)
      assert.equal((await signIn(ownPassword)).status, 200)
    })

    test('of two accounts proving an address at once only one succeeds', async () => {
      const [first, second] = [person(await register()), person(await register())]
      const links = [await linkOf(first._id), await linkOf(second._id)]
      const tries = await Promise.all([
        confirm(first.token, links[0] ?? ''),
        confirm(second.token, links[1] ?? ''),
      ])
      assert.equal(tries.filter(({ status }) => status === 200).length, 1)
      assert.ok(tries.every(({ status }) => status < 500))
    })

    test('twelve registrations with one address at once all succeed (CON-08)', async () => {
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, n) => register({ password: `neem tree ${n}` })),
      )
      assert.deepEqual(new Set(tries.map(({ status }) => status)), new Set([201]))
      assert.equal((await signIn('neem tree 11')).status, 200)
    })

    test('accounts of one address share a salt, so sign-in takes equally long', async () => {
      const { salts } = await twenty()
      assert.equal(salts, 1)
    })

    async function twenty() {
      for (let n = 0; n < 20; n++) await register({ password: `neem tree ${n}` })
      const rows = await site.context.db.selectFrom(realm).select('password_hash').execute()
      return { salts: new Set(rows.map((row) => row.password_hash?.split('$')[4])).size }
    }
  })

  describe(`a ${realm} changes to another address`, () => {
    const change = (token: string, email: string) =>
      site.call(entry.changeProfile, { body: { email, currentPassword: testPassword } }, { token })

    test('changing to an existing address gets the same response as a new one', async () => {
      await registerProven()
      const { token, id } = await entry.make(site.context.db)
      const taken = await change(token, 'MEERA@example.in')
      const { token: other } = await entry.make(site.context.db)
      const free = await change(other, 'free@example.in')
      assert.deepEqual([taken.status, free.status], [200, 200])
      assert.equal(await isProven(token), false)
      assert.ok(!(await messages(id)).some(({ template }) => template === 'account.confirm_email'))
      assert.equal((await signIn(ownPassword)).status, 200)
    })

    test('a changed address is proven by the link sent to it', async () => {
      const { token, id } = await entry.make(site.context.db)
      await change(token, mailbox)
      assert.equal(await isProven(token), false)
      assert.equal((await confirm(token, await linkOf(id))).status, 200)
      assert.equal(await isProven(token), true)
    })
  })
}

for (const entry of realms) {
  test(`an unproven ${entry.realm} does not stop an administrator adding the owner`, async () => {
    const { token } = await makeAdministrator(site.context.db)
    const names = { firstName: 'Meera', lastName: 'Iyer', ...entry.extra }
    const person = { ...names, email: mailbox, phone: number }
    const stranger = { ...person, password: strangersPassword }
    assert.equal((await site.call(entry.register, { body: stranger })).status, 201)
    const added = await site.call(entry.create, { body: person }, { token })
    assert.equal(added.status, 201, JSON.stringify(added.body))
    const again = await site.call(entry.create, { body: person }, { token })
    assert.deepEqual([again.status, again.body.code], [409, 'email_taken'])
  })
}
