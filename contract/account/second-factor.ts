import { z } from 'zod'
import type { Access, Realm } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment, optional, passwordText, text } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { Acknowledgement } from './account.ts'
import {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
  passkeyName,
} from './passkey.ts'

/** How an account proves, besides the password, that its owner signs in. */
export const FactorKind = words({
  app: msg('Authenticator app'),
  passkey: msg('Passkey', { comment: 'a key of a phone or computer in place of a code' }),
})
export type FactorKind = WordOf<typeof FactorKind>

/** How many recovery codes an account has at the start. */
export const recoveryCodeCount = 10

/** Minutes for which a proof of who acts is valid. */
export const proofMinutes = 10

/** Minutes in which a second factor has to follow the password. */
export const pendingMinutes = 5

/** Days after the first sign-in in which an administrator must set up a required factor. */
export const factorGraceDays = 14

export const Factor = z.object({
  _id: z.string(),
  kind: FactorKind.schema,
  name: z.string(),
  createdAt: moment,
  usedAt: moment.nullable(),
})
export type Factor = z.infer<typeof Factor>

export const SecondFactorState = z.object({
  factors: z.array(Factor),
  recoveryCodesLeft: z.number(),
  /** When an administrator whose role needs a factor must have one; null for everybody else. */
  dueAt: moment.nullable(),
  /** The host at which passkeys work: a browser elsewhere cannot make any. */
  passkeyHost: z.string(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** The response to the right password if a factor has to follow. The token is no session. */
export const PendingSignIn = z.object({
  secondFactor: z.object({
    token: z.string(),
    kinds: z.array(FactorKind.schema),
    expiresAt: moment,
  }),
})
export type PendingSignIn = z.infer<typeof PendingSignIn>

/**
 * The reply to a sign-in: a session or, if the account has a second factor, the pending sign-in.
 */
export function orPendingSignIn<Reply extends z.ZodType>(signedIn: Reply) {
  return z.union([signedIn, PendingSignIn])
}

/** Six digits of an app, or a recovery code; spaces and hyphens do not matter. */
export const factorCode = text(40, msg('Please enter the code.'))

/** New codes, shown once. Null where the account has codes already. */
const codes = z.array(z.string())
const enrolled = z.object({ factor: Factor, recoveryCodes: codes.nullable() })

export const factorAreas = {
  administrator: 'auth',
  customer: 'customer-auth',
  broker: 'broker-auth',
} as const satisfies Record<Realm, string>

/** A code or a passkey. */
export const givenFactor = { code: optional(factorCode), passkey: PasskeyProof.optional() }

/** The message where neither is given. */
export const missingFactor = { error: () => t('Please enter the code.'), path: ['code'] }

/** The proof that the owner is here: a factor, or the password where there is none. */
const Proof = z
  .strictObject({ password: optional(passwordText), ...givenFactor })
  .refine((proof) => Object.values(proof).some((value) => value !== undefined), missingFactor)

function ofRealm<Asks extends Access>(realm: Realm, access: Asks) {
  const path = `/${factorAreas[realm]}/second-factor` as const
  return {
    state: endpoint({
      method: 'GET',
      path,
      access,
      summary: 'List the second factors of this account, with the number of recovery codes left',
      reply: SecondFactorState,
    }),
    addApp: endpoint({
      method: 'POST',
      path: `${path}/app`,
      access,
      stepUp: true,
      summary:
        'Start adding an authenticator app: returns its key, which works after the first code',
      reply: z.object({
        /** The key in letters and digits (base32), and the address that a QR code holds. */
        key: z.string(),
        address: z.string(),
      }),
    }),
    confirmApp: endpoint({
      method: 'POST',
      path: `${path}/app/confirm`,
      access,
      stepUp: true,
      summary: 'Confirm an authenticator app with its first code; it replaces an earlier app',
      body: z.strictObject({ code: factorCode }),
      reply: enrolled,
    }),
    addPasskey: endpoint({
      method: 'POST',
      path: `${path}/passkey`,
      access,
      stepUp: true,
      summary: 'Start adding a passkey: returns the challenge for the browser',
      reply: PasskeyCreation,
    }),
    confirmPasskey: endpoint({
      method: 'POST',
      path: `${path}/passkey/confirm`,
      access,
      stepUp: true,
      summary: 'Add the passkey that the browser created, with a name',
      body: z.strictObject({ name: passkeyName, passkey: NewPasskey }),
      reply: enrolled,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      access,
      stepUp: true,
      summary: 'Remove a second factor; removing the last one removes the recovery codes',
      params: idParams,
      reply: Acknowledgement,
    }),
    renewCodes: endpoint({
      method: 'POST',
      path: `${path}/recovery-codes`,
      access,
      stepUp: true,
      summary: 'Create ten new recovery codes; earlier ones stop working',
      reply: z.object({ recoveryCodes: codes }),
    }),
    stepUp: endpoint({
      method: 'POST',
      path: `/${factorAreas[realm]}/step-up`,
      access,
      summary: 'Prove who acts with a second factor, or with the password if the account has none',
      body: Proof,
      reply: Acknowledgement,
    }),
    stepUpByPasskey: endpoint({
      method: 'POST',
      path: `/${factorAreas[realm]}/step-up/passkey`,
      access,
      summary: 'Get the challenge to prove who acts with a passkey',
      reply: PasskeyRequest,
    }),
  }
}

export const administratorFactor = ofRealm('administrator', 'self.change')
export const customerFactor = ofRealm('customer', 'customer')
export const brokerFactor = ofRealm('broker', 'broker')

function reset(path: `/${string}`, words: string) {
  return endpoint({
    method: 'POST',
    path: `${path}/:id/second-factor/reset`,
    access: 'factor.reset',
    stepUp: true,
    summary: `Remove all factors of ${words} who has lost them; sessions end, and a mail tells why`,
    params: idParams,
    body: z.strictObject({ reason: text(500, msg('Please provide a reason.')) }),
    reply: Acknowledgement,
  })
}

/** For the owner of an account who has lost factors and recovery codes. */
export const factorReset = {
  administrator: reset('/administrators', 'an administrator'),
  customer: reset('/customers', 'a customer'),
  broker: reset('/brokers', 'a broker'),
} satisfies Record<Realm, unknown>

/** The same endpoints, by realm. */
export const secondFactor = {
  administrator: administratorFactor,
  customer: customerFactor,
  broker: brokerFactor,
} satisfies Record<Realm, unknown>
