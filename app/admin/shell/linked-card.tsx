import type { ComponentProps } from 'react'
import { StatCard } from '#app/kit/stat-card.tsx'
import { CardLink } from './card-link.tsx'

interface LinkedCardProps extends Omit<ComponentProps<typeof StatCard>, 'detail'> {
  to: string
  /** The words that lead to the rows. */
  see: string
}

/** A figure with the way to the rows it counts. */
export function LinkedCard({ to, see, ...card }: LinkedCardProps) {
  return <StatCard {...card} detail={<CardLink to={to}>{see}</CardLink>} />
}
