import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** Records which items an administrator is sent and may decide (decision 0056). */
export async function saveDecisionViews(
  db: Handle,
  { id: administratorId }: AdministratorViewer,
  ids: readonly string[],
): Promise<void> {
  // Sorted, so that two lists loading at once do not deadlock.
  const targets = [...new Set(ids)].sort()
  if (!targets.length) return
  await db
    .insertInto('decision_view')
    .values(targets.map((id) => ({ administrator_id: administratorId, target_id: id })))
    .onConflict((conflict) =>
      conflict
        .columns(['administrator_id', 'target_id'])
        .doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Deletes views older than a day: no decision is based on them. */
export async function sweepDecisionViews(db: Handle): Promise<void> {
  await db
    .deleteFrom('decision_view')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

export interface DecisionTarget {
  kind: string
  id: string
  /** Audit log acts that decide the target. */
  acts: readonly string[]
  /** Audit log acts that change the target; they count once it was sent to the administrator. */
  changes?: readonly string[]
  /** Acts from before the present state began do not count. */
  since?: Date | undefined
}

/**
 * Returns whether somebody else decided or changed the target since it was last sent to the
 * administrator; if it never was, whether somebody else decided in the last ten minutes.
 */
export async function isDecidedByAnother(
  tx: Handle,
  { id: administratorId }: AdministratorViewer,
  { kind, id, acts, changes = [], since }: DecisionTarget,
): Promise<boolean> {
  if (!acts.length && !changes.length) return false
  const seenAt = tx
    .selectFrom('decision_view')
    .where('administrator_id', '=', administratorId)
    .where('target_id', '=', id)
    .select('seen_at')
  const act = await tx
    .selectFrom('audit_event')
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .where((where) =>
      where.or([
        where('act', '=', sql<string>`any (${acts}::text[])`),
        where.and([
          where('act', '=', sql<string>`any (${changes}::text[])`),
          where(seenAt, 'is not', null),
        ]),
      ]),
    )
    .where('at', '>', sql<Date>`coalesce(${seenAt}, now() - interval '10 minutes')`)
    .$if(since !== undefined, (query) => query.where('at', '>', since ?? new Date()))
    .where((where) =>
      where.or([where('actor_id', 'is', null), where('actor_id', '<>', administratorId)]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return act !== undefined
}
