import { hasRight, type Right, Role } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import { deleteOlder, insertForRoles, type News } from './queries.ts'

/** Older notifications are deleted; what they were about stays. */
const retentionDays = 90
const titleLength = 160

/**
 * Notifies every administrator whose role has the right, in the transaction of the event. `say` is
 * called with each language of theirs in force. `except` is the one who knows already.
 */
export async function notify(
  tx: Handle,
  right: Right,
  say: () => News,
  { except }: { except?: string } = {},
): Promise<void> {
  const roles = Role.keys.filter((role) => hasRight(role, right))
  await insertForRoles(
    tx,
    roles,
    () => {
      const { title, ...news } = say()
      const short = title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title
      return { ...news, title: short }
    },
    except,
  )
}

export async function sweepNotifications(db: Handle): Promise<void> {
  await deleteOlder(db, retentionDays)
}
