import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { emailConfirm, emailConfirmationRequest } from '#contract/account/confirm-email.ts'
import { passwordForgot, passwordLink } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/** Strangers' attempts to keep the owner of a mailbox from proving it (decision 0039). */

const site = useApp()
const password = 'neem tree shade'
const named = (value: unknown) => z.looseObject({}).parse(value)

const portals = [
  { realm: 'customer', ...customer, extra: {} },
  { realm: 'broker', ...broker, extra: { companyName: 'Iyer Homes' } },
] as const

const spellings = {
  'tags at any provider': {
    owner: 'tara@example.in',
    spell: (n: number) => `tara+${n}@example.in`,
  },
  'tags and dots at Gmail': {
    owner: 'taraiyer@gmail.com',
    spell: (n: number) => (n % 2 ? `tara.iyer+${n}@gmail.com` : `t.a.r.a.iyer+${n}@googlemail.com`),
  },
  'dots at Gmail, of an owner who writes one': {
    owner: 'tara.iyer@gmail.com',
    spell: (n: number) => `${['t.a.raiyer', 'ta.ra.iyer', 'tara.i.yer'][n % 3]}@gmail.com`,
  },
}

for (const { realm, extra, ...portal } of portals) {
  const register = async (email: string) => {
    const { status, body } = await site.call(portal.register, {
      body: {
        ...{ firstName: 'Tara', lastName: 'Iyer', phone: '98300 00001', email, password },
        ...extra,
      },
    })
    assert.equal(status, 201)
    const { _id: id } = z.looseObject({ _id: z.string() }).parse(named(body)[realm])
    return { id, token: body.token }
  }
  const messages = async (id: string) => {
    await sendLinks(site.context.db, site.context.config)
    return messagesTo(site, id)
  }
  const tokens = async (id: string) =>
    (await messages(id)).map(({ variables }) => {
      return new URL(variables.link ?? '').searchParams.get('token') ?? ''
    })
  /** Returns the newest link sent to a mailbox, including any Gmail spelling of it. */
  const newestLinkIn = async (email: string) => {
    const { variables } = await site.context.db
      .selectFrom('message')
      .where('recipient', 'like', email.endsWith('@gmail.com') ? '%@g%mail.com' : email)
      .where('template', '=', 'account.confirm_email')
      .orderBy('created_at', 'desc')
      .select('variables')
      .executeTakeFirstOrThrow()
    return new URL(String(Object(variables).link)).searchParams.get('token') ?? ''
  }
  const confirm = (token: string, link = '') =>
    site.call(emailConfirm[realm], { body: { token: link } }, { token })
  const resend = (token: string, address: string) =>
    site.call(emailConfirmationRequest[realm], {}, { token, address })
  const forget = (email: string, address = '192.0.2.1') =>
    site.call(passwordForgot[realm], { body: { email } }, { address })
  const setPassword = (token: string) =>
    site.call(passwordLink[realm], { body: { token, password, confirmPassword: password } })

  describe(`a ${realm} can prove the mailbox on the same day`, () => {
    for (const [what, { owner, spell }] of Object.entries(spellings)) {
      test(`a mailbox is proven after strangers used up all links with ${what}`, async () => {
        for (let n = 0; n < 12; n++) {
          const stranger = await register(spell(n))
          await messages(stranger.id)
          for (const hop of [1, 2]) await resend(stranger.token, `10.0.${n}.${hop}`)
          await forget(spell(n), `10.1.${n}.1`)
        }
        const { id, token } = await register(owner)
        await messages(id)
        await resend(token, '203.0.113.9')
        await messages(id)
        assert.equal((await confirm(token, await newestLinkIn(owner))).status, 200)
      })
    }

    test('a mailbox is proven by a link for a stranger who then moved away', async () => {
      const strangers = []
      for (let n = 0; n < 9; n++) strangers.push(await register('tara@example.in'))
      const owner = await register('tara@example.in')
      assert.deepEqual(await messages(owner.id), [])
      const sent = (await Promise.all(strangers.map(({ id }) => tokens(id)))).flat()
      for (const [n, { token }] of strangers.entries()) {
        const body = { email: `stranger.${n}@example.in`, currentPassword: password }
        const changed = await site.call(portal.changeProfile, { body }, { token })
        assert.equal(changed.status, 200)
      }
      await sendLinks(site.context.db, site.context.config)
      const [link = ''] = sent
      assert.equal((await setPassword(link)).body.code, 'password_link_over')
      const [stranger] = strangers
      assert.equal((await confirm(stranger?.token ?? '', link)).body.code, 'password_link_over')
      assert.equal((await confirm(owner.token, sent[1])).status, 200)
    })

    test('a mailbox is proven after somebody forgot the account’s password', async () => {
      const { id, token } = await register('tara@example.in')
      const [link] = await tokens(id)
      await forget('tara@example.in')
      assert.equal((await tokens(id)).length, 2)
      assert.equal((await confirm(token, link)).status, 200)
    })

    test('a mailbox is proven after password links that were not sent', async () => {
      const { id, token } = await register('tara@example.in')
      const [link] = await tokens(id)
      for (let n = 0; n < 8; n++) {
        await register(`tara+${n}@example.in`)
        await forget(`tara+${n}@example.in`, `10.0.0.${n}`)
        await forget('tara@example.in', `10.1.0.${n}`)
      }
      await messages(id)
      assert.equal((await confirm(token, link)).status, 200)
    })
  })

  test(`a ${realm}’s invitation works after others registered with its address`, async () => {
    const { token } = await makeAdministrator(site.context.db)
    const person = { firstName: 'Tara', lastName: 'Iyer', email: 'tara@example.in', ...extra }
    const body = { ...person, phone: '98300 00002' }
    const added = await site.call(portal.create, { body }, { token })
    assert.equal(added.status, 201)
    const { _id: id } = z.looseObject({ _id: z.string() }).parse(named(added.body)[realm])
    const [invitation = ''] = await tokens(id)
    const stranger = await register('tara@example.in')
    await resend(stranger.token, '10.0.0.1')
    await forget('tara@example.in')
    await messages(id)
    assert.equal((await setPassword(invitation)).status, 200)
  })

  test(`the newest link that was sent sets the forgotten password of a ${realm}`, async () => {
    const { id } = await register('tara@example.in')
    await forget('tara@example.in')
    const [, first = ''] = await tokens(id)
    for (let n = 0; n < 9; n++) {
      await register(`tara+${n}@example.in`)
      await forget(`tara+${n}@example.in`, `10.0.0.${n}`)
      await messages(id)
    }
    await forget('tara@example.in', '10.2.0.1')
    await forget('tara@example.in', '10.3.0.1')
    const links = await tokens(id)
    assert.equal((await setPassword(links.at(-1) ?? first)).status, 200)
  })
}
