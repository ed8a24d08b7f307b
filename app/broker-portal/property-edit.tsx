import { useNavigate, useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { endpoint } from '#contract/endpoint.ts'
import { type PropertyOwn, property } from '#contract/property.ts'
import { PropertyDraft } from '#contract/property-draft.ts'
import { PropertyForm } from './property-form.tsx'

// The form shows every field, so what is sent is a whole draft.
const wholeChange = endpoint({ ...property.change, body: PropertyDraft })

/** An edit of one's own listing; what it means for the review is said before it is saved. */
export default function PropertyEdit() {
  const { id = '' } = useParams()
  const read = useRead(property.mineOne, { params: { id } })
  if (read.isError) {
    return (
      <Problem
        title="Failed to load the listing"
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    )
  }
  if (!read.data) return <Skeleton className="h-96 w-full" />
  return <Edit key={id} listing={read.data.property} />
}

function Edit({ listing }: { listing: PropertyOwn }) {
  const navigate = useNavigate()
  const rejected = listing.status === 'rejected'
  const form = useForm(wholeChange, {
    params: { id: listing._id },
    start: startOf(listing),
    done: rejected ? 'Property submitted for review!' : 'Property updated',
    failed: 'Failed to submit property. Please try again.',
    onDone: () => navigate('/broker-portal/properties'),
  })
  return (
    <div className="space-y-6">
      <PageTitle title={rejected ? 'Fix and resubmit' : 'Edit Property'} subtitle={listing.title} />
      {rejected && (
        <p className="rounded-md bg-status-red-tint px-4 py-3 text-sm text-status-red-text">
          The reviewer asked: {listing.rejectionReason}
        </p>
      )}
      {listing.status === 'approved' && (
        <p className="rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text">
          A new price (by more than 5%), area, type, location or photos send this listing back to
          review. Other changes stay live.
        </p>
      )}
      <PropertyForm
        form={form}
        images={listing.images}
        submit={rejected ? 'Fix and resubmit' : 'Save Changes'}
      />
    </div>
  )
}

/** The form's values out of a listing: what is absent stays absent. */
function startOf(listing: PropertyOwn) {
  const { location } = listing
  return {
    title: listing.title,
    description: listing.description,
    propertyType: listing.propertyType,
    listingType: listing.listingType,
    price: listing.price,
    area: listing.area,
    areaUnit: listing.areaUnit,
    bedrooms: listing.bedrooms ?? undefined,
    bathrooms: listing.bathrooms ?? undefined,
    parkingSpaces: listing.parkingSpaces ?? undefined,
    floor: listing.floor ?? undefined,
    totalFloors: listing.totalFloors ?? undefined,
    furnished: listing.furnished ?? 'unfurnished',
    location: typeof location === 'string' ? location : location._id,
    address: listing.address,
    pincode: listing.pincode ?? '',
    amenities: listing.amenities,
    features: listing.features,
    images: listing.images.map(({ url, isPrimary }) => ({ url, isPrimary })),
  }
}
