import type { Realm } from '#contract/access.ts'
import { secondFactor } from '#contract/account/second-factor.ts'
import type { Handle } from '#server/db/connect.ts'
import { codeOf, enrolApp, nextCodes } from '#test/factor/app.ts'
import { makeAuthenticator } from '#test/factor/passkey.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import type { AdminSession, Prepare } from './act.ts'

/** Removes the factors of somebody who has lost them. */
function resetting(
  realm: Realm,
  make: (db: Handle) => Promise<{ id: string; token: string }>,
): Prepare {
  return async ({ site }) => {
    const account = await make(site.context.db)
    await enrolApp(site, realm, account.token)
    const body = { reason: 'Lost the phone' }
    return { params: { id: account.id }, body, act: `${realm}.reset_factor`, kind: realm }
  }
}

async function enrolled({ site, boss }: AdminSession) {
  const { key } = await enrolApp(site, 'administrator', boss.token)
  await nextCodes(site.context.db)
  return key
}

/** Factors of one's own and of others. */
export const secondFactorActs: Record<string, Prepare> = {
  'POST /auth/second-factor/app/confirm': async ({ site, boss }) => {
    const { body } = await site.call(secondFactor.administrator.addApp, {}, { token: boss.token })
    const code = codeOf(body.key)
    return { body: { code }, act: 'administrator.add_factor', kind: 'administrator', id: boss.id }
  },
  'POST /auth/second-factor/passkey/confirm': async ({ site, boss }) => {
    const { token } = boss
    const { body: options } = await site.call(secondFactor.administrator.addPasskey, {}, { token })
    const body = { name: 'Phone', passkey: makeAuthenticator().make(options) }
    return { body, act: 'administrator.add_factor', kind: 'administrator', id: boss.id }
  },
  'DELETE /auth/second-factor/:id': async (admin) => {
    await enrolled(admin)
    const { id } = await admin.site.context.db
      .selectFrom('second_factor')
      .select('id')
      .executeTakeFirstOrThrow()
    const act = 'administrator.remove_factor'
    return { params: { id }, act, kind: 'administrator', id: admin.boss.id }
  },
  'POST /auth/second-factor/recovery-codes': async (admin) => {
    await enrolled(admin)
    const act = 'administrator.renew_recovery_codes'
    return { act, kind: 'administrator', id: admin.boss.id }
  },
  'POST /administrators/:id/second-factor/reset': resetting('administrator', (db) =>
    makeAdministrator(db),
  ),
  'POST /customers/:id/second-factor/reset': resetting('customer', (db) => makeCustomer(db)),
  'POST /brokers/:id/second-factor/reset': resetting('broker', (db) => makeBroker(db)),
  'DELETE /auth/sessions': async ({ boss }) => ({
    act: 'administrator.revoke_other_devices',
    kind: 'administrator',
    id: boss.id,
  }),
}
