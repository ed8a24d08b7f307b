import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Button } from '#app/ui/button.tsx'

/** Replaces a screen that the role may not see, as after opening somebody else's link. */
export function NotAllowed() {
  return (
    <div className="space-y-6">
      <PageTitle title="Not for your role" />
      <div className="rounded-lg border bg-card">
        <Empty
          title="Your role may not open this screen."
          text="A super admin can give you a role that may."
          action={
            <Button asChild variant="outline">
              <Link to="/bb-admin/roles">What each role may do</Link>
            </Button>
          }
        />
      </div>
    </div>
  )
}
