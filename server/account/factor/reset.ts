import type { Realm } from '#contract/access.ts'
import { type RefusalCode, refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { accountExists } from '#server/account/queries.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { deleteFactors } from './factor-queries.ts'
import { notifyFactorReset } from './notify.ts'
import { replaceRecoveryCodes } from './recovery-code-queries.ts'

const missing: Record<Realm, RefusalCode> = {
  administrator: 'administrator_not_found',
  customer: 'customer_not_found',
  broker: 'broker_not_found',
}

/**
 * Removes the factors and recovery codes of an account whose owner has lost them; the password is
 * enough until a new factor is added. Nobody resets their own.
 */
export function resetFactors(
  db: Handle,
  viewer: AdministratorViewer,
  account: { realm: Realm; id: string },
  reason: string,
): Promise<void> {
  return transact(db, async (tx) => {
    const { realm, id } = account
    if (realm === 'administrator' && id === viewer.id) throw refuse('own_factor')
    if (!(await accountExists(tx, account))) throw refuse(missing[realm])
    const count = await deleteFactors(tx, account)
    if (count === 0) {
      throw refuse('step_impossible', {
        message: t('Two-step verification is not set up for this account.'),
      })
    }
    await replaceRecoveryCodes(tx, account, [])
    await closeSessions(tx, account)
    await record(tx, viewer, `${realm}.reset_factor`, { kind: realm, id }, { after: { reason } })
    await notifyFactorReset(tx, account, reason)
  })
}
