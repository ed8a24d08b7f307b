import { useNavigate, useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { OwnFormSource } from '#app/broker-portal/form-source.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { PropertyForm } from '#app/property/form/property-form.tsx'
import { valuesOf } from '#app/property/form/start-values.ts'
import { endpoint } from '#contract/endpoint.ts'
import { PropertyEntry } from '#contract/property/draft.ts'
import { materialEditNote } from '#contract/property/lifecycle.ts'
import { type PropertyOwn, property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'

// The form shows every field, so it sends a whole draft.
const wholeChange = endpoint({ ...property.change, body: PropertyEntry })

/** Edits an own listing; says before saving whether that needs a new review. */
export default function PropertyEdit() {
  const { id = '' } = useParams()
  const read = useRead(property.mineOne, { params: { id } })
  return (
    <Loaded read={read} failed={t('Failed to load the listing')} height="h-96">
      {(reply) => <Edit key={id} listing={reply.property} />}
    </Loaded>
  )
}

function Edit({ listing }: { listing: PropertyOwn }) {
  const navigate = useNavigate()
  const rejected = listing.status === 'rejected'
  const form = useForm(wholeChange, {
    params: { id: listing._id },
    start: valuesOf(listing),
    done: rejected ? t('Property submitted for review!') : t('Property updated'),
    failed: t('Failed to submit property. Please try again.'),
    onDone: () => navigate('/broker-portal/properties'),
  })
  return (
    <div className="space-y-6">
      <PageTitle
        title={rejected ? t('Fix and resubmit') : t('Edit Property')}
        subtitle={listing.title}
      />
      {rejected && (
        <p className="rounded-md bg-status-red-tint px-4 py-3 text-sm text-status-red-text">
          {t('Reason for rejection: {reason}', { reason: listing.rejectionReason ?? '' })}
        </p>
      )}
      {listing.status === 'approved' && (
        <p className="rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text">
          {t(materialEditNote)}
        </p>
      )}
      <LeaveGuard form={form} />
      <OwnFormSource>
        <PropertyForm
          form={form}
          images={listing.images}
          place={listing.location}
          submit={rejected ? t('Fix and resubmit') : t('Save Changes')}
        />
      </OwnFormSource>
    </div>
  )
}
