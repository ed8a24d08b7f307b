import { type LucideIcon, Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

interface AddLinkProps {
  icon?: LucideIcon
  children: string
}

/** Opens the form for a new record over its list, which keeps its filters. */
export function AddLink({ icon: Icon = Plus, children }: AddLinkProps) {
  const { search } = useLocation()
  return (
    <Button asChild>
      <Link to={{ pathname: 'new', search }} preventScrollReset>
        <Icon aria-hidden />
        {children}
      </Link>
    </Button>
  )
}
