import { Badge, type BadgeProps } from '#app/ui/badge.tsx'
import { Role } from '#contract/access.ts'

const looks = {
  superadmin: 'default',
  admin: 'tint',
  moderator: 'secondary',
} satisfies Record<Role, BadgeProps['variant']>

/** The role of an administrator; each has a badge of its own (ACC-8). */
export function RoleBadge({ role }: { role: Role }) {
  return <Badge variant={looks[role]}>{Role.label(role)}</Badge>
}
