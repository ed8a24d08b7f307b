import { v7 } from 'uuid'
import type { Realm, Role } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import { insertEvent } from './queries.ts'

/** Who did it: a viewer, or a person who is not signed in yet, or the product itself. */
export interface Actor {
  realm: Realm | null
  id: string | null
  name: string
  /** Of an administrator who is signed in. */
  role?: Role
  trace: { address: string | null; requestId: string | null }
}

export interface Target {
  kind: string
  /** `null` where nothing has the name that was given. */
  id: string | null
}

/**
 * What a listing, an account or a run looked like, without secrets and without free personal text.
 */
export type Snapshot = Record<string, unknown>

/**
 * Writes one line of the audit log in the caller's transaction: the change and its record hold
 * together or not at all.
 */
export async function record(
  tx: Handle,
  actor: Actor,
  act: string,
  target: Target,
  change: { before?: Snapshot; after?: Snapshot } = {},
): Promise<void> {
  await insertEvent(tx, {
    id: v7(),
    actor_realm: actor.realm,
    actor_id: actor.id,
    actor_name: actor.name,
    actor_role: actor.role ?? null,
    act,
    target_kind: target.kind,
    target_id: target.id,
    before: change.before ? JSON.stringify(change.before) : null,
    after: change.after ? JSON.stringify(change.after) : null,
    address: actor.trace.address,
    request_id: actor.trace.requestId,
  })
}

/**
 * What an export was narrowed by: that it was searched, but not for whose name, address or number.
 */
export function narrowedBy({ search, ...filters }: Snapshot): Snapshot {
  return { ...filters, ...(search !== undefined && { search: '…' }) }
}
