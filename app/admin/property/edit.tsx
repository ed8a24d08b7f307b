import { useParams } from 'react-router'
import { BrokerFormSource } from '#app/admin/shell/form-source.tsx'
import { useRead } from '#app/api/query.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { PropertyForm } from '#app/property/form/property-form.tsx'
import { valuesOf } from '#app/property/form/start-values.ts'
import { Button } from '#app/ui/button.tsx'
import { endpoint } from '#contract/endpoint.ts'
import { PropertyEntry } from '#contract/property/draft.ts'
import { materialEditNote } from '#contract/property/lifecycle.ts'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { t } from '#domain/locale/translate.ts'

const noteClass = 'mb-5 rounded-md bg-status-yellow-tint px-4 py-3 text-sm text-status-yellow-text'

// The form shows every field, so it sends a whole draft.
const wholeEdit = endpoint({ ...propertyReview.edit, body: PropertyEntry })

/** Corrects a listing for its broker, including photos. */
export default function PropertyEdit() {
  const { id = '' } = useParams()
  const read = useRead(property.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Property')} className="sm:max-w-3xl">
      <Loaded read={read} failed={t('Failed to load property')}>
        {(reply) => <EditProperty listing={reply.property} />}
      </Loaded>
    </RouteDialog>
  )
}

function EditProperty({ listing }: { listing: PropertyRow }) {
  const close = useCloseRoute()
  const form = useForm(wholeEdit, {
    params: { id: listing._id },
    start: { ...valuesOf(listing), version: listing.version },
    done: t('Property updated successfully'),
    failed: t('Failed to update property'),
    onDone: close,
  })
  return (
    <>
      {listing.status === 'approved' && <p className={noteClass}>{t(materialEditNote)}</p>}
      {listing.status === 'rejected' && (
        <p className={noteClass}>{t('Saving sends this rejected listing for review again.')}</p>
      )}
      <LeaveGuard form={form} />
      <BrokerFormSource brokerId={listing.broker._id}>
        <PropertyForm
          form={form}
          images={listing.images}
          place={listing.location}
          submit={t('Save Changes')}
          actions={
            <Button variant="outline" size="lg" onClick={close}>
              {t('Cancel')}
            </Button>
          }
        />
      </BrokerFormSource>
    </>
  )
}
