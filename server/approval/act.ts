import type { Right } from '#contract/access.ts'
import type { Gateway } from '#server/billing/payment/provider/provider.ts'
import type { Database, Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** What a request is about, in the state in which it is asked for. */
export interface Looked {
  /** Compared with the state at the approval: the act runs on no other. */
  seen: Record<string, string | number | boolean>
  /** The record under which screens and the audit log show it. */
  subject: { kind: string; id: string } | null
}

/** A request that is being approved, by `viewer`. */
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
}

/** An act that needs two administrators. Its folder knows nothing of requests. */
export interface ActOfTwo {
  /** The right that who asks and who approves both need. */
  right: Right
  /** Returns the state, locked until the transaction ends; refuses what cannot be done. */
  look(tx: Handle, targetId: string): Promise<Looked>
  /** Refuses what one administrator may do alone. */
  needsTwo?(tx: Handle, looked: Looked): Promise<boolean>
  /** Does it in the transaction of the approval; returns what to call after it. */
  run(
    tx: Handle,
    services: ActServices,
    viewer: AdministratorViewer,
    request: ApprovedRequest,
  ): Promise<(() => Promise<void>) | undefined>
}
