import { v7 } from 'uuid'
import type { Realm, Role } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import { insertEvent } from './queries.ts'

/** Who acted: a viewer, a person who is not signed in yet, or the system itself. */
export interface Actor {
  realm: Realm | null
  id: string | null
  name: string
  /** Set for a signed-in administrator. */
  role?: Role
  /** The name of the API key that acted for the account. */
  apiKey?: string
  trace: { address: string | null; requestId: string | null }
}

export interface Target {
  kind: string
  /** `null` if no record matched the given name. */
  id: string | null
}

/** The state of a listing, an account or a run, without secrets and free personal text. */
export type Snapshot = Record<string, unknown>

/**
 * Inserts an audit event in the caller's transaction: the change and its event are committed
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
    actor_name: actor.apiKey ? `${actor.name} (API key ${actor.apiKey})` : actor.name,
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
 * Returns the filters of an export for the audit log: whether it was searched, but not for whose
 * name, address or number.
 */
export function narrowedBy({ search, ...filters }: Snapshot): Snapshot {
  return { ...filters, ...(search !== undefined && { search: '…' }) }
}
