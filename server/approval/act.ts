import type { Right } from '#contract/access.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import type { Config } from '#server/config.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** The subject of a request, in its state at the time of the request. */
export interface Looked {
  /** Compared with the state at the approval: the act runs only on the same state. */
  seen: Record<string, string | number | boolean>
  /** The record under which screens and the audit log show it. */
  subject: { kind: string; id: string } | null
}

/** A request that `viewer` is approving. */
export interface ApprovedRequest {
  id: string
  targetId: string
  payload: unknown
  reason: string | null
  askedBy: string
}

export interface ActServices {
  db: Database
  gateway: Gateway | undefined
  config: Config
}

/** An act that needs two administrators. The code of the act knows nothing about requests. */
export interface ActOfTwo {
  /** The right that both the requester and the approver need. */
  right: Right
  /** Returns the state, locked until the transaction ends; refuses an impossible act. */
  look(tx: Handle, targetId: string): Promise<Looked>
  /** Refuses an act that one administrator may do alone. */
  needsTwo?(tx: Handle, looked: Looked): Promise<boolean>
  /** Refuses a payload that could not be applied. */
  check?(tx: Handle, targetId: string, payload: unknown): Promise<void>
  /** Performs the act in the transaction of the approval; returns a function to call after it. */
  run(
    tx: Handle,
    services: ActServices,
    viewer: AdministratorViewer,
    request: ApprovedRequest,
  ): Promise<(() => Promise<void>) | undefined>
}
