import { Link, useLocation } from 'react-router'
import { Empty } from '#app/kit/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Button } from '#app/ui/button.tsx'
import { menu } from './menu.ts'

/** The honest page of a place whose screen is not there yet, and of addresses that never were. */
export default function NotYet() {
  const { pathname } = useLocation()
  const item = menu.find(({ path }) => pathname.startsWith(`/bb-admin/${path}`))
  return (
    <div className="space-y-6">
      <PageTitle title={item?.label ?? 'Page not found'} />
      <div className="rounded-lg border bg-card">
        <Empty
          {...(item && { icon: item.icon })}
          title={
            item ? `${item.label} cannot be managed here yet.` : 'There is nothing at this address.'
          }
          text={
            item
              ? 'This part of the back office is being built. Listings are reviewed under Properties.'
              : 'The link may be old, or mistyped.'
          }
          action={
            <Button asChild variant="outline">
              <Link to="/bb-admin/properties">Go to Properties</Link>
            </Button>
          }
        />
      </div>
    </div>
  )
}
