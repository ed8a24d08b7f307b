import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './class-name.ts'

const tones = {
  info: { icon: Info, dress: 'bg-muted text-foreground' },
  success: { icon: CircleCheck, dress: 'bg-status-green-tint text-status-green-text' },
  warning: { icon: TriangleAlert, dress: 'bg-status-yellow-tint text-status-yellow-text' },
  error: { icon: CircleAlert, dress: 'bg-status-red-tint text-status-red-text' },
} as const

interface AlertProps {
  tone?: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  className?: string
}

/** A permanent message. Errors are announced to assistive technology at once, others politely. */
export function Alert({ tone = 'info', title, children, className }: AlertProps) {
  const { icon: Icon, dress } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-md px-4 py-3 text-sm', dress, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-pretty">{children}</div>}
      </div>
    </div>
  )
}
