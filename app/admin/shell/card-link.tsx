import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link under a figure to the rows that it counts. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link hover:underline">
      {children}
    </Link>
  )
}
