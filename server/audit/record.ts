import { v7 } from 'uuid'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'

export interface Target {
  kind: string
  id: string
}

/** What a listing, an account or a run looked like, without secrets and without free personal text. */
export type Snapshot = Record<string, unknown>

/**
 * Writes one line of the audit log in the caller's transaction: the change and its record hold
 * together or not at all.
 */
export async function record(
  tx: Handle,
  viewer: Viewer,
  act: string,
  target: Target,
  change: { before?: Snapshot; after?: Snapshot } = {},
): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      id: v7(),
      actor_realm: viewer.realm,
      actor_id: viewer.id,
      actor_name: viewer.name,
      act,
      target_kind: target.kind,
      target_id: target.id,
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
      address: viewer.trace.address,
      request_id: viewer.trace.requestId,
    })
    .execute()
}
