import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { useTheme } from '#app/theme/theme.ts'
import { deliverToasts } from './toast.ts'

/** 4 s, three at once, bottom right, 356 px, which is sonner's own width (FRM-8). */
export default function Toaster() {
  const { theme } = useTheme()
  useEffect(() => {
    const errors = new Set<string | number>()
    return deliverToasts((kind, text, options) => {
      // A retry succeeded: the error would contradict the new message.
      if (kind === 'success') for (const id of errors) sonner.dismiss(id)
      if (kind === 'success') errors.clear()
      const id = sonner[kind](text, options)
      if (kind === 'error') errors.add(id)
    })
  }, [])
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      // Clear of a bar at the bottom of the page (app.css).
      offset={{ bottom: 'calc(24px + var(--bottom-bar, 0px))' }}
      mobileOffset={{ bottom: 'calc(16px + var(--bottom-bar, 0px))' }}
      // Clicks pass through to what the toast covers, and hovering does not keep it open (decision
      // 0065).
      className="pointer-events-none"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        classNames: {
          actionButton: 'pointer-events-auto',
          toast: 'rounded-lg! border-border! bg-popover! text-popover-foreground! shadow-float!',
          description: 'text-muted-foreground!',
          success: '[&_[data-icon]]:text-status-green',
          error: '[&_[data-icon]]:text-status-red',
          warning: '[&_[data-icon]]:text-status-yellow',
          info: '[&_[data-icon]]:text-link',
        },
      }}
    />
  )
}
