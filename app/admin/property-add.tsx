import { useState } from 'react'
import { LeaveGuard } from '#app/kit/leave-guard.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { useForm } from '#app/kit/use-form.ts'
import { PropertyForm } from '#app/property/form/property-form.tsx'
import { emptyListing } from '#app/property/form/start-values.ts'
import { Button } from '#app/ui/button.tsx'
import { endpoint } from '#contract/endpoint.ts'
import { PropertyEntry } from '#contract/property-draft.ts'
import { propertyReview } from '#contract/property-review.ts'
import { BrokerFormSource } from './form-source.tsx'
import { type ChosenBroker, ImportBroker } from './import-broker.tsx'

const add = endpoint({ ...propertyReview.add, body: PropertyEntry })

/** A listing the office enters for a broker: who it is for comes first, then the broker's own form. */
export default function PropertyAdd() {
  const [broker, setBroker] = useState<ChosenBroker>()
  return (
    <RouteDialog
      title="Add Property"
      description="For a broker, who sees it among the own listings. It waits for review like any other."
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
    done: 'Property submitted for review!',
    failed: 'Failed to submit property. Please try again.',
    once: true,
    onDone: close,
  })
  return (
    <>
      <LeaveGuard form={form} />
      <BrokerFormSource brokerId={brokerId}>
        <PropertyForm
          form={form}
          submit="Submit for Review"
          busy="Submitting..."
          actions={
            <Button variant="outline" size="lg" onClick={close}>
              Cancel
            </Button>
          }
        />
      </BrokerFormSource>
    </>
  )
}
