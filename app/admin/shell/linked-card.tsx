import type { ReactNode } from 'react'
import { StatCard } from '#app/kit/stat-card.tsx'
import { CardLink } from './card-link.tsx'

interface LinkedFigure {
  label: string
  value: number | undefined
  /** The text of the link to the rows that the figure counts, and their filter. */
  see: string
  filter: string
}

interface LinkedCardsProps {
  /** The list that the figures count. */
  list: string
  figures: readonly LinkedFigure[]
  failed: boolean
  /** Further cards after them. */
  children?: ReactNode
}

/** Figures above a list, each with a link to the rows that it counts. */
export function LinkedCards({ list, figures, failed, children }: LinkedCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {figures.map(({ label, value, see, filter }) => (
        <StatCard
          key={label}
          {...{ label, value, failed }}
          detail={<CardLink to={`${list}?${filter}`}>{see}</CardLink>}
        />
      ))}
      {children}
    </dl>
  )
}
