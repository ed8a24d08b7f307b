import { hasRight, type Right, rights } from '#contract/access.ts'
import type { Administrator } from '#contract/account/administrator.ts'
import { storedLocale } from '#domain/locale/locale.ts'
import type { AdministratorRow } from './queries.ts'

/** Returns the administrator as defined by the contract, with the rights of the role. */
export function administratorReply(row: AdministratorRow): Administrator {
  return {
    _id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    language: storedLocale(row.language),
    role: row.role,
    avatar: row.avatar,
    isActive: row.is_active,
    lastLogin: row.last_login_at?.toISOString() ?? null,
    may: (Object.keys(rights) as Right[]).filter((right) => hasRight(row.role, right)),
  }
}
