import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
import { contactChoice } from '#contract/account/contact-choice.ts'
import {
  passwordForgot,
  passwordLink,
  passwordLinkAccounts,
} from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { sendLinks } from '#server/account/password/forgot.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/**
 * Password links for an address that several accounts entered and none has proven (decision 0039).
 */

const site = useApp()
const mailbox = 'owner@example.in'
const newPassword = 'monsoon rain'

const portals = [
  {
    realm: 'customer',
    ...customer,
    extra: {},
    allowWhatsapp: (token: string) => {
      const body = { answersByEmail: true, alertsByEmail: true, alertsByWhatsapp: true }
      return site.call(contactChoice.customerChange, { body }, { token })
    },
  },
  {
    realm: 'broker',
    ...broker,
    extra: { companyName: 'Iyer Homes' },
    allowWhatsapp: (token: string) => {
      const body = { email: true, sms: true, whatsapp: true }
      return site.call(contactChoice.change, { body }, { token })
    },
  },
] as const

const Person = z.object({ _id: z.string(), phone: z.string(), email: z.string() })

for (const portal of portals) {
  const { realm } = portal
  const register = async (phone: string, password: string, email = mailbox) => {
    const names = { firstName: 'Meera', lastName: 'Iyer', ...portal.extra }
    const answer = await site.call(portal.register, { body: { ...names, email, phone, password } })
    assert.equal(answer.status, 201)
    const found = z.looseObject({}).parse(answer.body)[realm]
    return { token: answer.body.token, id: Person.parse(found)._id }
  }
  const openStrangers = () => register('98300 00001', 'strangers secret')
  const openOwners = () => register('98400 00002', 'owners secret')
  const signIn = (password: string) =>
    site.call(portal.login, { body: { email: mailbox, password } })
  const profile = (token: string) => site.call(portal.profile, {}, { token })

  /** Requests a link and returns the tokens of all links sent. */
  const askForLinks = async () => {
    await site.call(passwordForgot[realm], { body: { email: mailbox } })
    await sendLinks(site.context.db, site.context.config)
    const messages = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'account.reset_password')
      .select('variables')
      .execute()
    return messages.map(({ variables }) => {
      const { link } = z.object({ link: z.string() }).parse(variables)
      return new URL(link).searchParams.get('token') ?? ''
    })
  }
  const reset = (token: string, account?: string) =>
    site.call(passwordLink[realm], {
      body: { token, password: newPassword, confirmPassword: newPassword, account },
    })

  describe(`a password link of a ${realm} whose address a stranger entered too`, () => {
    for (const isStrangerFirst of [true, false]) {
      const order = isStrangerFirst ? 'before' : 'after'

      test(`a link opens the account the owner chooses (a stranger’s: ${order} it)`, async () => {
        const open = isStrangerFirst ? [openStrangers, openOwners] : [openOwners, openStrangers]
        const [first, second] = [await open[0]?.(), await open[1]?.()]
        const [strangers, owners] = isStrangerFirst ? [first, second] : [second, first]
        const [token = '', ...more] = await askForLinks()
        assert.deepEqual(more, [])
        const { body } = await site.call(passwordLinkAccounts[realm], { query: { token } })
        assert.deepEqual(body.accounts.map(({ name, phoneEnding }) => [name, phoneEnding]).sort(), [
          ['Meera Iyer', '01'],
          ['Meera Iyer', '02'],
        ])
        assert.equal((await reset(token, owners?.id)).status, 200)
        assert.equal((await profile(strangers?.token ?? '')).status, 401)
        assert.equal((await signIn('strangers secret')).status, 400)
        const entered = z.looseObject({}).parse((await signIn(newPassword)).body)[realm]
        assert.equal(Person.parse(entered)._id, owners?.id)
      })
    }

    test('a link changes no account without a choice and stays valid', async () => {
      const strangers = await openStrangers()
      const owners = await openOwners()
      const [token = ''] = await askForLinks()
      const unclear = await reset(token)
      assert.deepEqual([unclear.status, unclear.body.code], [409, 'account_unclear'])
      for (const one of [strangers, owners]) assert.equal((await profile(one.token)).status, 200)
      assert.equal((await signIn('owners secret')).status, 200)
      assert.equal((await reset(token, owners.id)).status, 200)
    })

    test('a link opens no account of another address', async () => {
      await openStrangers()
      await openOwners()
      const another = await register('98400 00003', 'another secret', 'another@example.in')
      const [token = ''] = await askForLinks()
      assert.equal((await reset(token, another.id)).body.code, 'account_unclear')
      assert.equal((await profile(another.token)).status, 200)
    })

    test('a link offers an older account that moved to the address', async () => {
      const strangers = await register('98300 00001', 'strangers secret', 'old@example.in')
      const owners = await openOwners()
      const body = { email: mailbox, currentPassword: 'strangers secret' }
      await site.call(portal.changeProfile, { body }, { token: strangers.token })
      const [token = ''] = await askForLinks()
      assert.equal((await reset(token)).body.code, 'account_unclear')
      assert.equal((await reset(token, owners.id)).status, 200)
      assert.equal((await profile(strangers.token)).status, 401)
    })

    test('a link removes a WhatsApp number no owner of the mailbox entered', async () => {
      const only = await openStrangers()
      const { token } = only
      await site.call(portal.changeProfile, { body: { whatsapp: '9783099999' } }, { token })
      assert.equal((await portal.allowWhatsapp(token)).status, 200)
      const [link = ''] = await askForLinks()
      assert.equal((await reset(link)).status, 200)
      const entered = await signIn(newPassword)
      const account = z.looseObject({}).parse(entered.body)[realm]
      assert.equal(z.object({ whatsapp: z.string().nullable() }).parse(account).whatsapp, null)
      const open = await site.context.db
        .selectFrom('consent')
        .where('channel', '=', 'whatsapp')
        .where('withdrawn_at', 'is', null)
        .select('id')
        .execute()
      assert.deepEqual(open, [])
    })

    test('an invitation is for the account that an administrator opened', async () => {
      const { token: admin } = await makeAdministrator(site.context.db)
      const names = { firstName: 'Meera', lastName: 'Iyer', ...portal.extra }
      const body = { ...names, email: mailbox, phone: '98400 00002' }
      assert.equal((await site.call(portal.create, { body }, { token: admin })).status, 201)
      const strangers = await openStrangers()
      const invitation = await site.context.db
        .selectFrom('message')
        .where('template', '=', 'account.set_password')
        .select('variables')
        .executeTakeFirstOrThrow()
      const { link } = z.object({ link: z.string() }).parse(invitation.variables)
      assert.equal((await reset(new URL(link).searchParams.get('token') ?? '')).status, 200)
      assert.equal((await profile(strangers.token)).status, 401)
    })
  })
}
