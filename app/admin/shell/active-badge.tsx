import { StatusBadge } from '#app/kit/status-badge.tsx'

/** Whether a record of master data is offered. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <StatusBadge tone={isActive ? 'green' : 'grey'} label={isActive ? 'Active' : 'Inactive'} />
}
