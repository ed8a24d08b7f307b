import { StatusBadge } from '#app/kit/status-badge.tsx'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <StatusBadge tone={isActive ? 'green' : 'grey'} label={isActive ? 'Active' : 'Inactive'} />
}
