import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { getAddressee } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { countInHour } from '#server/resilience/throttle-queries.ts'

const now = () => formatDateTime(new Date().toISOString())

/** Notifies the owner that a recovery code was used, and how many are left. */
export async function notifyRecoveryCodeUsed(
  tx: Handle,
  account: AccountKey,
  left: number,
): Promise<void> {
  const { email, name } = await getAddressee(tx, account)
  await queueMessage(tx, {
    to: { email, account: { realm: account.realm, id: account.id } },
    template: 'account.recovery_code_used',
    variables: () => ({ name, when: now(), left: String(left) }),
  })
}

/** The changes of second factors that the owner is notified of. */
export type FactorChange = 'added' | 'removed' | 'codes'

/**
 * Notifies the owner that a factor was added or removed, or that new recovery codes were created.
 */
export async function notifyFactorChange(
  tx: Handle,
  account: AccountKey,
  change: FactorChange,
  nameOf: () => string = () => '',
): Promise<void> {
  const { email, name } = await getAddressee(tx, account)
  const what = () => {
    const factor = nameOf()
    if (change === 'added') return t('{factor} was added', { factor })
    if (change === 'removed') return t('{factor} was removed', { factor })
    return t('new recovery codes were made')
  }
  await queueMessage(tx, {
    to: { email, account: { realm: account.realm, id: account.id } },
    template: 'account.factor_changed',
    variables: () => ({ name, when: now(), what: what() }),
  })
}

/** Notifies the owner that the back office removed all factors, and why. */
export async function notifyFactorReset(
  tx: Handle,
  account: AccountKey,
  reason: string,
): Promise<void> {
  const { email, name } = await getAddressee(tx, account)
  await queueMessage(tx, {
    to: { email, account: { realm: account.realm, id: account.id } },
    template: 'account.factor_reset',
    variables: () => ({ name, when: now(), reason }),
  })
}

/** The number of wrong codes in an hour that is no longer a slip of the owner. */
const warnedOfAt = 5

/** Counts a wrong code after a right password, and notifies the owner of the fifth in an hour. */
export async function warnOfWrongCodes(tx: Handle, account: AccountKey): Promise<void> {
  const count = await countInHour(tx, `wrong codes of ${account.realm} ${account.id}`)
  if (count !== warnedOfAt) return
  const { email, name } = await getAddressee(tx, account)
  await queueMessage(tx, {
    to: { email, account: { realm: account.realm, id: account.id } },
    template: 'account.wrong_codes',
    variables: () => ({ name, when: now() }),
  })
}
