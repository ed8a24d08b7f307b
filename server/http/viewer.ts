import type { Realm, Role } from '#contract/access.ts'
import type { KycStatus } from '#contract/broker/broker.ts'

/**
 * Where a request came from, for the audit log and rate limits; never personal data in a log line.
 */
export interface Trace {
  address: string
  userAgent: string
  requestId: string
  /** Identifies the browser at sign-in; secret, and never stored in a record. */
  browserToken?: string | undefined
}

interface SignedIn {
  id: string
  name: string
  sessionId: string
  /** The name of the API key that acts for the account, where one does. */
  apiKey?: string
  trace: Trace
}

export type AdministratorViewer = SignedIn & {
  realm: 'administrator'
  role: Role
  /** The days given for a second factor are over; counts in roles that need one. */
  mustEnrol?: boolean | null
}
export type CustomerViewer = SignedIn & { realm: 'customer' }
export type BrokerViewer = SignedIn & { realm: 'broker'; kycStatus: KycStatus }

/** The person on whose behalf a call is made: second parameter of every query with an owner. */
export type Viewer = AdministratorViewer | CustomerViewer | BrokerViewer

export type ViewerOf<R extends Realm> = Extract<Viewer, { realm: R }>
