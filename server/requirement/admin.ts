import { orRefuse } from '#contract/or-refuse.ts'
import { refuse } from '#contract/refusal.ts'
import type { PostedRequirement } from '#contract/requirement/admin-requirement.ts'
import { record } from '#server/audit/record.ts'
import type { Config } from '#server/config.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import { findPosted, lockPosted, type PostedRow } from './admin-queries.ts'
import { notifyRemoved } from './notify.ts'
import { presentRequirement } from './present.ts'
import { updateRequirement } from './queries.ts'

/** Requirements in the back office, and their removal. */

export function presentPosted(row: PostedRow): PostedRequirement {
  return {
    ...presentRequirement(row),
    postedBy: `${row.first_name} ${row.last_name}`,
    fitCount: row.fit_count,
    offerCount: row.offer_count,
    removalReason: row.removal_reason,
    removedBy: row.removed_by_name,
    endedAt: row.ended_at?.toISOString() ?? null,
    mayRemove: row.state !== 'removed',
    version: row.version,
  }
}

export async function getPosted(db: Handle, id: string): Promise<PostedRequirement> {
  return presentPosted(orRefuse(await findPosted(db, id), 'requirement_not_found'))
}

/** Removes a requirement for good; only its customer and administrators still see it. */
export function removePosted(
  db: Handle,
  config: Config,
  viewer: AdministratorViewer,
  id: string,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<PostedRequirement> {
  return transact(db, async (tx) => {
    const before = orRefuse(await lockPosted(tx, id), 'requirement_not_found')
    if (before.state === 'removed') throw refuse('requirement_step_impossible')
    if (version !== undefined && version !== before.version) throw refuse('changed_meanwhile')
    await updateRequirement(tx, id, {
      state: 'removed',
      ended_at: new Date(),
      removal_reason: reason,
      removed_by: viewer.id,
      removed_by_name: viewer.name,
      version: before.version + 1,
    })
    const states = { before: { state: before.state }, after: { state: 'removed' } }
    await record(tx, viewer, 'requirement.remove', { kind: 'requirement', id }, states)
    const { customer_id, filters } = before
    await notifyRemoved(tx, config, { id, customer_id, filters, reason })
    return getPosted(tx, id)
  })
}
