import { z } from 'zod'
import type { Realm } from '#contract/access.ts'
import { BrokerSession } from '#contract/broker/broker.ts'
import { CustomerSession } from '#contract/customer/customer.ts'
import { endpoint } from '#contract/endpoint.ts'
import { plainText } from '#contract/field.ts'
import { AdministratorSession } from './administrator.ts'
import { PasskeyRequest } from './passkey.ts'
import { factorAreas, givenFactor, missingFactor } from './second-factor.ts'

/** The second step of a sign-in, with the token that the first step returned. */
export const FactorSignIn = z
  .strictObject({ token: plainText(100), ...givenFactor })
  .refine(({ code, passkey }) => code !== undefined || passkey !== undefined, missingFactor)

function secondCall<Reply extends z.ZodType>(realm: Realm, session: Reply) {
  return endpoint({
    method: 'POST',
    path: `/${factorAreas[realm]}/login/factor`,
    access: 'public',
    summary: 'Complete a sign-in with a code or a passkey, after the right password',
    body: FactorSignIn,
    reply: session,
  })
}

/** Each realm has the same call; its reply is that of a sign-in without a second factor. */
export const factorSignIn = {
  administrator: secondCall('administrator', AdministratorSession),
  customer: secondCall('customer', CustomerSession),
  broker: secondCall('broker', BrokerSession),
} satisfies Record<Realm, unknown>

function askForPasskey(realm: Realm) {
  return endpoint({
    method: 'POST',
    path: `/${factorAreas[realm]}/login/passkey`,
    access: 'public',
    summary: 'Get the challenge to complete a sign-in with a passkey',
    body: z.strictObject({ token: plainText(100) }),
    reply: PasskeyRequest,
  })
}

/** Called before the second step of a sign-in with a passkey. */
export const passkeySignIn = {
  administrator: askForPasskey('administrator'),
  customer: askForPasskey('customer'),
  broker: askForPasskey('broker'),
} satisfies Record<Realm, unknown>
