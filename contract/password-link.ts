import { z } from 'zod'
import type { Realm } from './access.ts'
import { Acknowledgement, checkNewPassword } from './account.ts'
import { endpoint } from './endpoint.ts'
import { fillIn, passwordText, plainText } from './field.ts'

/** What opens the account, and the new password twice. */
export const SetPassword = z
  .strictObject({
    token: plainText(100),
    password: passwordText,
    confirmPassword: z.string({ error: fillIn }).min(1, fillIn).max(256),
  })
  .superRefine((value, context) => checkNewPassword(value, context))

function setPassword(area: 'auth' | 'customer-auth' | 'broker-auth') {
  return endpoint({
    method: 'POST',
    path: `/${area}/set-password`,
    access: 'public',
    summary:
      'Set the password with the link that was sent; the link works once, other sessions end',
    body: SetPassword,
    reply: Acknowledgement,
  })
}

/** The same call of the three realms; each takes its own links only. */
export const passwordLink = {
  administrator: setPassword('auth'),
  customer: setPassword('customer-auth'),
  broker: setPassword('broker-auth'),
} satisfies Record<Realm, unknown>
