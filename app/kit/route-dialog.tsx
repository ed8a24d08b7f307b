import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

interface RouteDialogProps {
  title: ReactNode
  description?: ReactNode
  /** The address it closes to, where that is not the list it stands on. */
  up?: string
  className?: string
  children: ReactNode
}

/** Goes back to the list a dialog's route stands on, which keeps its search, filters and page. */
export function useCloseRoute(up = '..'): () => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return () => void navigate({ pathname: up, search }, { preventScrollReset: true })
}

/** A dialog that is a route of its own over its list: linkable, closed by "back" (style 6.3). */
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
