import type { Realm, Role } from '#contract/access.ts'
import { approximateAddress } from '#domain/contact/approximate-address.ts'
import { deviceName } from '#domain/contact/device-name.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { type PublicAddress, pageUrl } from '#server/http/absolute-url.ts'
import type { Trace } from '#server/http/viewer.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { networkOf } from '#server/resilience/throttle.ts'
import { countInHour } from '#server/resilience/throttle-queries.ts'

/** Max log lines per hour of failed sign-ins for one account, or for all unknown names together. */
const maxLinesPerHour = 50

export interface SignedInAccount {
  id: string
  email: string
  first_name: string
  last_name: string
  role?: Role
}

/** Where an account ends its other sessions. */
const devicePages: Record<Realm, string> = {
  administrator: '/bb-admin/profile?tab=security#devices',
  customer: '/customer-portal/profile#devices',
  broker: '/broker-portal/profile#devices',
}

const outcomes = new Map<string, number>()

/** Returns the sign-ins of this process by realm and outcome, for /metrics. */
export function signInOutcomes(): { realm: string; outcome: string; count: number }[] {
  return [...outcomes].map(([key, count]) => {
    const [realm = '', outcome = ''] = key.split(' ')
    return { realm, outcome, count }
  })
}

function count(realm: Realm, outcome: string): void {
  const key = `${realm} ${outcome}`
  outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
}

/** Audits a sign-in and notifies the account if the browser is new to it. */
export async function recordSignIn(
  tx: Handle,
  address: PublicAddress,
  realm: Realm,
  account: SignedInAccount,
  trace: Trace,
  { isNewBrowser }: { isNewBrowser: boolean },
): Promise<void> {
  const { id, email, first_name: name, last_name: lastName, role } = account
  const actor = { realm, id, name: `${name} ${lastName}`, trace, ...(role && { role }) }
  const change = isNewBrowser ? { after: { newBrowser: true } } : {}
  await record(tx, actor, `${realm}.sign_in`, { kind: realm, id }, change)
  count(realm, 'signed_in')
  if (!isNewBrowser) return
  await queueMessage(tx, {
    to: { email, account: { realm, id } },
    template: 'account.new_sign_in',
    variables: () => ({
      name,
      browser: deviceName(trace.userAgent),
      when: formatDateTime(new Date().toISOString()),
      network: approximateAddress(trace.address),
      link: pageUrl(address, devicePages[realm]),
    }),
  })
}

/**
 * Audits a failed sign-in. Only the first, tenth, hundredth … per hour on one account from one
 * address is logged, up to a limit per hour, so that guessing does not fill the disk. The typed
 * name is left out: it may be a password in the wrong field.
 */
export async function recordFailedSignIn(
  db: Handle,
  { realm, id }: { realm: Realm; id: string | undefined },
  outcome: string,
  trace: Trace,
): Promise<void> {
  count(realm, outcome)
  const account = `failed sign-in to ${realm} ${id ?? 'unknown'}`
  const key = `${account} from ${networkOf(trace.address)}`
  const attempts = await countInHour(db, key)
  if (!/^10*$/.test(String(attempts))) return
  const lines = await countInHour(db, `lines of ${account}`)
  if (lines > maxLinesPerHour) return
  const actor = { realm: null, id: null, name: 'Unknown', trace }
  await record(
    db,
    actor,
    `${realm}.sign_in_failed`,
    { kind: realm, id: id ?? null },
    {
      after: { outcome, attempts },
    },
  )
}
