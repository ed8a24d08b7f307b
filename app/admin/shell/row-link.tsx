import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cn } from '#app/ui/class-name.ts'

interface RowLinkProps {
  /** The route of the dialog below the list. */
  to: string
  className?: string
  children: ReactNode
}

/** The name of a row, which opens it over the list; search and filters stay in the address. */
export function RowLink({ to, className, children }: RowLinkProps) {
  const { search } = useLocation()
  return (
    <Link
      to={{ pathname: to, search }}
      preventScrollReset
      className={cn('font-medium wrap-anywhere hover:text-link hover:underline', className)}
    >
      {children}
    </Link>
  )
}
