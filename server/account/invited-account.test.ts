import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { z } from 'zod'
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
import { letInSheet } from '#test/sheet-call.ts'

/**
 * An invited account that waits for its first password, and a stranger's account with the same
 * address.
 */

const site = useApp()
const mailbox = 'owner@example.in'
const newPassword = 'monsoon rain'

const portals = [
  { realm: 'customer', ...customer, extra: {} },
  { realm: 'broker', ...broker, extra: { companyName: 'Iyer Homes' } },
] as const

for (const portal of portals) {
  const { realm } = portal
  const register = () =>
    site.call(portal.register, {
      body: {
        firstName: 'Stranger',
        lastName: 'Rao',
        email: mailbox,
        phone: '98300 00001',
        password: 'strangers secret',
        ...portal.extra,
      },
    })
  const openByOffice = {
    call: async () => {
      const { token } = await makeAdministrator(site.context.db)
      const names = { firstName: 'Meera', lastName: 'Iyer', ...portal.extra }
      const body = { ...names, email: mailbox, phone: '98400 00002' }
      assert.equal((await site.call(portal.create, { body }, { token })).status, 201)
    },
    import: async () => {
      const { token } = await makeAdministrator(site.context.db)
      const company = realm === 'broker' ? [',Company Name', ',Iyer Homes'] : ['', '']
      const file = `First Name,Last Name,Email,Phone${company[0]}
Meera,Iyer,${mailbox},9840000002${company[1]}`
      const { counts } = await letInSheet(site, token, `${realm}s`, file)
      assert.equal(counts.new, 1, JSON.stringify(counts))
    },
  }
  const askForLink = async () => {
    await site.call(passwordForgot[realm], { body: { email: mailbox } })
    await sendLinks(site.context.db, site.context.config)
    const { variables } = await site.context.db
      .selectFrom('message')
      .where('template', '=', 'account.reset_password')
      .select('variables')
      .executeTakeFirstOrThrow()
    const { link } = z.object({ link: z.string() }).parse(variables)
    return new URL(link).searchParams.get('token') ?? ''
  }
  const reset = (token: string, account?: string) =>
    site.call(passwordLink[realm], {
      body: { token, password: newPassword, confirmPassword: newPassword, account },
    })

  describe(`password links of a ${realm} who was added by an administrator`, () => {
    for (const way of ['call', 'import'] as const) {
      for (const isStrangerFirst of [true, false]) {
        const order = isStrangerFirst ? 'before' : 'after'

        test(`an account from a ${way} precedes one a stranger opened ${order} it`, async () => {
          if (isStrangerFirst) await register()
          await openByOffice[way]()
          if (!isStrangerFirst) await register()
          const token = await askForLink()
          const { body } = await site.call(passwordLinkAccounts[realm], { query: { token } })
          const [admin, strangers, ...more] = body.accounts
          assert.deepEqual([admin?.name, strangers?.name], ['Meera Iyer', 'Stranger Rao'])
          assert.deepEqual(more, [])
          assert.equal((await reset(token)).body.code, 'account_unclear')
          assert.equal((await reset(token, admin?._id)).status, 200)
          const signedIn = await site.call(portal.login, {
            body: { email: mailbox, password: newPassword },
          })
          const account = z.looseObject({}).parse(signedIn.body)[realm]
          assert.equal(z.object({ _id: z.string() }).parse(account)._id, admin?._id)
        })
      }
    }
  })
}
