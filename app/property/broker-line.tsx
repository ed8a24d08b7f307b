import { BadgeCheck } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import type { CardView } from './card-view.ts'

interface BrokerLineProps {
  broker: CardView['broker']
  className?: string
}

/** Who offers the home: name, verified tick, company. */
export function BrokerLine({ broker, className }: BrokerLineProps) {
  return (
    <p className={cn('flex min-w-0 items-center gap-1.5 text-xs text-muted-foreground', className)}>
      <span className="truncate font-medium text-foreground">{broker.name}</span>
      {broker.isVerified && <VerifiedTick />}
      <span className="truncate">{broker.companyName}</span>
    </p>
  )
}

/** The KYC of this broker was verified by an administrator. */
export function VerifiedTick({ className }: { className?: string }) {
  return (
    <BadgeCheck
      role="img"
      aria-label="KYC verified"
      className={cn('size-4 shrink-0 text-status-green', className)}
    />
  )
}
