import { BadgeCheck } from 'lucide-react'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import type { CardView } from './card-view.ts'

interface BrokerLineProps {
  broker: CardView['broker']
  className?: string
}

/** The broker of a home: name, verified tick, company. */
export function BrokerLine({ broker, className }: BrokerLineProps) {
  return (
    <p className={cn('home-broker', className)}>
      <span>{broker.name}</span>
      {broker.isVerified && <VerifiedTick />}
      <span>{broker.companyName}</span>
    </p>
  )
}

/** Marks a broker whose KYC was verified by an administrator. */
export function VerifiedTick({ className }: { className?: string }) {
  return (
    <BadgeCheck role="img" aria-label={t('KYC verified')} className={cn('verified', className)} />
  )
}
