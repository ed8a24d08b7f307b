import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { plainText } from '#contract/field.ts'
import { Acknowledgement } from './account.ts'

/** The realms in which people register themselves. */
type OpenRealm = 'customer' | 'broker'

function confirm(realm: OpenRealm) {
  return endpoint({
    method: 'POST',
    path: `/${realm}-auth/confirm-email`,
    access: realm,
    summary: 'Confirm one’s email address with the link that was sent to it',
    body: z.strictObject({ token: plainText(100) }),
    reply: Acknowledgement,
  })
}

/** Needs both: the session identifies the account, the link proves access to the mailbox. */
export const emailConfirm = {
  customer: confirm('customer'),
  broker: confirm('broker'),
}

function askAgain(realm: OpenRealm) {
  return endpoint({
    method: 'POST',
    path: `/${realm}-auth/send-confirmation`,
    access: realm,
    summary: 'Send the link that confirms one’s email address again',
    reply: Acknowledgement,
  })
}

export const emailConfirmationRequest = {
  customer: askAgain('customer'),
  broker: askAgain('broker'),
}
