import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Requirement } from '#contract/requirement/requirement.ts'
import { RequirementNote, requirementTitle } from './requirement-text.tsx'

interface RequirementCardProps {
  row: Requirement
  to: string
  badge?: ReactNode
  children: ReactNode
}

/** A requirement in a list: the link of its title covers the card. */
export function RequirementCard({ row, to, badge, children }: RequirementCardProps) {
  return (
    <article className="relative h-full space-y-2 rounded-lg border bg-card p-4 hover:border-input">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-56 font-sans text-base font-semibold break-words">
          <Link to={to} className="after:absolute after:inset-0">
            {requirementTitle(row)}
          </Link>
        </h2>
        {badge}
      </div>
      <RequirementNote row={row} />
      {children}
    </article>
  )
}
