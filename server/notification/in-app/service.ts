import { hasRight, type Right, Role } from '#contract/access.ts'
import type { Handle } from '#server/db/connect.ts'
import { deleteOlder, insertForRoles, type News } from './queries.ts'

/** After so long nobody looks for it behind the bell; what it was about stays where it is. */
const retentionDays = 90
const titleLength = 160

/**
 * Lets every administrator whose role holds the right know of something, in the transaction of
 * what it tells about.
 */
export async function notify(tx: Handle, right: Right, { title, ...news }: News): Promise<void> {
  const roles = Role.keys.filter((role) => hasRight(role, right))
  const short = title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title
  await insertForRoles(tx, roles, { ...news, title: short })
}

export async function sweepNotifications(db: Handle): Promise<void> {
  await deleteOlder(db, retentionDays)
}
