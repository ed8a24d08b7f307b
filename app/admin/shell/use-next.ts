import { useLocation, useNavigate } from 'react-router'
import { useCloseRoute } from '#app/kit/route-dialog.tsx'

/** After a decision opens the next case of the queue, the longest wait first, or else the queue. */
export function useNext(
  queue: 'approvals' | 'call-reports' | 'flags' | 'tickets',
  next: string | null,
): () => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = useCloseRoute()
  if (next === null) return close
  return () =>
    void navigate({ pathname: `/bb-admin/${queue}/${next}`, search }, { preventScrollReset: true })
}
