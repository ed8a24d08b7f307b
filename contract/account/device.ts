import { z } from 'zod'
import type { Access, Realm } from '#contract/access.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, moment } from '#contract/field.ts'
import { Acknowledgement } from './account.ts'

/** A device on which an account is signed in. */
export const Device = z.object({
  _id: z.string(),
  /** The user agent of the browser; may be empty. */
  userAgent: z.string(),
  address: z.string().nullable(),
  signedInAt: moment,
  seenAt: moment,
  /** Whether this device makes the call. */
  isThis: z.boolean(),
})
export type Device = z.infer<typeof Device>

function list<Asks extends Access>(area: string, access: Asks) {
  return endpoint({
    method: 'GET',
    path: `/${area}/sessions`,
    access,
    summary: 'List the devices where this account is signed in, last seen first',
    reply: z.object({ devices: z.array(Device) }),
  })
}

function revoke<Asks extends Access>(area: string, access: Asks) {
  return endpoint({
    method: 'DELETE',
    path: `/${area}/sessions/:id`,
    access,
    summary: 'Sign out one device of this account',
    params: idParams,
    reply: Acknowledgement,
  })
}

function revokeOthers<Asks extends Access>(area: string, access: Asks) {
  return endpoint({
    method: 'DELETE',
    path: `/${area}/sessions`,
    access,
    summary: 'Sign out all other devices of this account',
    reply: Acknowledgement,
  })
}

/** Each realm has the same endpoints. */
export const deviceList = {
  administrator: list('auth', 'self.change'),
  customer: list('customer-auth', 'customer'),
  broker: list('broker-auth', 'broker'),
} satisfies Record<Realm, unknown>

export const deviceRevoke = {
  administrator: revoke('auth', 'self.change'),
  customer: revoke('customer-auth', 'customer'),
  broker: revoke('broker-auth', 'broker'),
} satisfies Record<Realm, unknown>

export const deviceRevokeOthers = {
  administrator: revokeOthers('auth', 'self.change'),
  customer: revokeOthers('customer-auth', 'customer'),
  broker: revokeOthers('broker-auth', 'broker'),
} satisfies Record<Realm, unknown>
