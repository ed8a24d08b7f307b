import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import { type PropertyOwn, property } from '#contract/property.ts'

/** Edit, mend, mark as sold or rented, delete: what the server says may be done now. */
export function PropertyOwnActions({ listing }: { listing: PropertyOwn }) {
  const [closing, setClosing] = useState<'sold' | 'rented'>()
  const params = { id: listing._id }
  const close = useSend(property.close, {
    done: 'Property status updated successfully',
    failed: 'Failed to update property status',
  })
  const withdraw = useSend(property.withdraw, {
    done: 'Property deleted successfully',
    failed: 'Failed to delete property',
  })
  const edits = listing.may.includes('edit') || listing.may.includes('resubmit')
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {edits && (
        <Button
          asChild
          size="sm"
          variant={listing.may.includes('resubmit') ? 'default' : 'outline'}
        >
          <Link to={`/broker-portal/properties/${listing._id}`}>
            <Pencil aria-hidden />
            {listing.may.includes('resubmit') ? 'Fix and resubmit' : 'Edit'}
          </Link>
        </Button>
      )}
      {listing.isLive && (
        <Button asChild size="sm" variant="ghost">
          <Link to={`/properties/${listing._id}`}>
            <ExternalLink aria-hidden />
            View page
          </Link>
        </Button>
      )}
      {listing.may.includes('sell') && (
        <Button size="sm" variant="ghost" onClick={() => setClosing('sold')}>
          Mark as sold
        </Button>
      )}
      {listing.may.includes('rent') && (
        <Button size="sm" variant="ghost" onClick={() => setClosing('rented')}>
          Mark as rented
        </Button>
      )}
      <Confirm
        title="Delete property"
        text="Are you sure you want to delete this property? This action cannot be undone."
        action="Delete"
        destructive
        trigger={
          <Button size="sm" variant="ghost" aria-label={`Delete ${listing.title}`}>
            <Trash2 aria-hidden />
            Delete
          </Button>
        }
        onConfirm={() => withdraw.send({ params })}
      />
      <Confirm
        title={closing === 'rented' ? 'Mark as rented?' : 'Mark as sold?'}
        text="The listing keeps its page with a badge and leaves the search. This cannot be undone."
        action={closing === 'rented' ? 'Mark as rented' : 'Mark as sold'}
        open={closing !== undefined}
        onOpenChange={(open) => !open && setClosing(undefined)}
        onConfirm={() => closing && close.send({ params, body: { status: closing } })}
      />
    </div>
  )
}
