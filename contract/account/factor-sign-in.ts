import { z } from 'zod'
import type { Realm } from '#contract/access.ts'
import { BrokerSession } from '#contract/broker/broker.ts'
import { CustomerSession } from '#contract/customer/customer.ts'
import { endpoint } from '#contract/endpoint.ts'
import { plainText } from '#contract/field.ts'
import { AdministratorSession } from './administrator.ts'
import { factorAreas, factorCode } from './second-factor.ts'

/** The second call of a sign-in, by the token that the first one replied. */
export const FactorSignIn = z.strictObject({ token: plainText(100), code: factorCode })

function secondCall<Reply extends z.ZodType>(realm: Realm, session: Reply) {
  return endpoint({
    method: 'POST',
    path: `/${factorAreas[realm]}/login/factor`,
    access: 'public',
    summary: 'Complete a sign-in by a code, after the password was right',
    body: FactorSignIn,
    reply: session,
  })
}

/** Each realm has the same call, which replies what its sign-in replies without a factor. */
export const factorSignIn = {
  administrator: secondCall('administrator', AdministratorSession),
  customer: secondCall('customer', CustomerSession),
  broker: secondCall('broker', BrokerSession),
} satisfies Record<Realm, unknown>
