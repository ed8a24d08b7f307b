import { z } from 'zod'
import type { Realm } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import {
  email,
  foldName,
  id,
  moment,
  optional,
  passwordText,
  plainText,
  text,
} from '#contract/field.ts'
import { msg } from '#domain/locale/translate.ts'
import { Acknowledgement, checkNewPassword, newPasswordText } from './account.ts'

type Area = 'auth' | 'customer-auth' | 'broker-auth'

/** Minutes for which a link for a forgotten password is valid (ACC-4). */
export const forgottenMinutes = 30

const username = text(254, msg('Please enter your username or email.')).transform(foldName)

function forgotPassword(area: Area, name: z.ZodType<string, string>) {
  return endpoint({
    method: 'POST',
    path: `/${area}/forgot-password`,
    access: 'public',
    summary:
      'Request a link to set a new password; the response is the same whether or not it exists',
    body: z.strictObject({ email: name }),
    reply: Acknowledgement,
  })
}

/** Each realm has the same endpoint; an administrator may give the username instead. */
export const passwordForgot = {
  administrator: forgotPassword('auth', username),
  customer: forgotPassword('customer-auth', email),
  broker: forgotPassword('broker-auth', email),
} satisfies Record<Realm, unknown>

/** The token of the link, and the new password twice. */
export const ResetPassword = z
  .strictObject({
    token: plainText(100),
    password: newPasswordText,
    confirmPassword: passwordText,
    /** The account to reset, where several use this address and none has confirmed it. */
    account: optional(id),
  })
  .superRefine((value, context) => checkNewPassword(value, context))

function resetPassword(area: Area) {
  return endpoint({
    method: 'POST',
    path: `/${area}/reset-password`,
    access: 'public',
    summary: 'Set the password with the link that was sent; it works once, and other sessions end',
    body: ResetPassword,
    reply: Acknowledgement,
  })
}

/** Each realm has the same endpoint, which accepts only its own links. */
export const passwordLink = {
  administrator: resetPassword('auth'),
  customer: resetPassword('customer-auth'),
  broker: resetPassword('broker-auth'),
} satisfies Record<Realm, unknown>

/** What identifies an account to the person who opened it. */
export const LinkAccount = z.object({
  _id: z.string(),
  name: z.string(),
  phoneEnding: z.string(),
  createdAt: moment,
})
export type LinkAccount = z.infer<typeof LinkAccount>

function linkAccounts(area: Area) {
  return endpoint({
    method: 'GET',
    path: `/${area}/reset-password`,
    access: 'public',
    summary:
      'List the accounts a password link can be for: several, if none has confirmed its address',
    query: z.strictObject({ token: plainText(100) }),
    reply: z.object({ accounts: z.array(LinkAccount) }),
  })
}

/** Only for realms in which people register themselves. */
export const passwordLinkAccounts = {
  customer: linkAccounts('customer-auth'),
  broker: linkAccounts('broker-auth'),
}
