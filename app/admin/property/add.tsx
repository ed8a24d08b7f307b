import { useState } from 'react'
import { type ChosenBroker, ImportBroker } from '#app/admin/import/broker.tsx'
import { BrokerFormSource } from '#app/admin/shell/form-source.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { PropertyForm } from '#app/property/form/property-form.tsx'
import { emptyListing } from '#app/property/form/start-values.ts'
import { Button } from '#app/ui/button.tsx'
import { endpoint } from '#contract/endpoint.ts'
import { PropertyEntry } from '#contract/property/draft.ts'
import { propertyReview } from '#contract/property/review.ts'
import { t } from '#domain/locale/translate.ts'

const add = endpoint({ ...propertyReview.add, body: PropertyEntry })

/** Adds a listing for a broker: first the choice of the broker, then the broker's own form. */
export default function PropertyAdd() {
  const [broker, setBroker] = useState<ChosenBroker>()
  return (
    <RouteDialog
      title={t('Add Property')}
      description={t(
        'The broker sees it among their own listings. It is reviewed like any other listing.',
      )}
      className="sm:max-w-3xl"
    >
      <div className="space-y-6">
        <ImportBroker chosen={broker} onChoose={setBroker} />
        {broker && <AddFor key={broker._id} brokerId={broker._id} />}
      </div>
    </RouteDialog>
  )
}

function AddFor({ brokerId }: { brokerId: string }) {
  const close = useCloseRoute()
  const form = useForm(add, {
    start: { ...emptyListing, brokerId },
    done: t('Property submitted for review!'),
    failed: t('Failed to submit property. Please try again.'),
    once: true,
    onDone: close,
  })
  return (
    <>
      <LeaveGuard form={form} />
      <BrokerFormSource brokerId={brokerId}>
        <PropertyForm
          form={form}
          submit={t('Submit for Review')}
          busy={t('Submitting...')}
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
