import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

interface RouteDialogProps {
  title: ReactNode
  description?: ReactNode
  /** The address after closing, where that is not the list below. */
  up?: string
  className?: string
  children: ReactNode
}

/**
 * Returns a function that goes back to the list of a dialog's route; the list keeps its search,
 * filters and page.
 */
export function useCloseRoute(up = '..'): () => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return () => void navigate({ pathname: up, search }, { preventScrollReset: true })
}

/** A dialog with a route of its own over its list: linkable, and closed by "back" (style 6.3). */
export function RouteDialog({ title, description, up, className, children }: RouteDialogProps) {
  const close = useCloseRoute(up)
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={title}
        {...(description !== undefined && { description })}
        {...(className !== undefined && { className })}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
