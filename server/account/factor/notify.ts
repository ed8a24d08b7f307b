import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { AccountKey } from '#server/account/queries.ts'
import { getAddressee } from '#server/account/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { countInHour } from '#server/resilience/throttle-queries.ts'

const now = () => formatDateTime(new Date().toISOString())

/** Tells the owner that a recovery code was used, and how many are left. */
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

/** What happened to the factors of an account, as its owner is told. */
export type FactorChange = 'added' | 'removed' | 'codes'

/** Tells the owner that a factor was added or removed, or that recovery codes were made anew. */
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

/** Tells the owner that the back office removed all factors, and why. */
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

/** So many wrong codes in an hour are no slip of the owner's. */
const warnedOfAt = 5

/** Counts a wrong code after a right password, and tells the owner at the fifth of an hour. */
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
