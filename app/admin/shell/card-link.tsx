import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Under a figure: to the rows it counts. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link hover:underline">
      {children}
    </Link>
  )
}
