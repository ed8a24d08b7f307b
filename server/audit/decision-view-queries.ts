import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'

/** Records what an administrator is being sent and may decide about (decision 0056). */
export async function saveDecisionViews(
  db: Handle,
  { id: administratorId }: AdministratorViewer,
  ids: readonly string[],
): Promise<void> {
  // In order, so that two lists that load at once do not wait for each other.
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

/** Deletes views of earlier days: nothing is decided on them. */
export async function sweepDecisionViews(db: Handle): Promise<void> {
  await db
    .deleteFrom('decision_view')
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

export interface DecisionTarget {
  kind: string
  id: string
  /** The acts of the audit log that decide about it. */
  acts: readonly string[]
  /** The acts that change what is decided about; they count once it was sent. */
  changes?: readonly string[]
  /** What was done before the present state began is no reason to refuse. */
  since?: Date | undefined
}

/**
 * Whether somebody else decided since the target was last sent to the administrator, or in the last
 * ten minutes where it never was; or changed what had been sent.
 */
export async function isDecidedByAnother(
  tx: Handle,
  { id: administratorId }: AdministratorViewer,
  { kind, id, acts, changes = [], since }: DecisionTarget,
): Promise<boolean> {
  const view = await tx
    .selectFrom('decision_view')
    .where('administrator_id', '=', administratorId)
    .where('target_id', '=', id)
    .select('seen_at')
    .executeTakeFirst()
  const counted = view ? [...acts, ...changes] : [...acts]
  if (!counted.length) return false
  const act = await tx
    .selectFrom('audit_event')
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .where('act', 'in', counted)
    .where('at', '>', view?.seen_at ?? sql<Date>`now() - interval '10 minutes'`)
    .$if(since !== undefined, (query) => query.where('at', '>', since ?? new Date()))
    .where((where) =>
      where.or([where('actor_id', 'is', null), where('actor_id', '<>', administratorId)]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return act !== undefined
}
