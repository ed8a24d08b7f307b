import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ChosenBroker, ImportBroker } from '#app/admin/import/broker.tsx'
import { useRead } from '#app/api/query.tsx'
import type { Option } from '#app/kit/form/choice-field.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { subscription } from '#contract/billing/subscription.ts'
import { broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'
import { PayingFields, PlanOptions } from './field.tsx'

export const meta = () => [{ title: t('Assign Plan | BrickBazaar') }]

/** Assigns a plan to a broker; `?broker=` in the address preselects the broker. */
export default function SubscriptionAssign() {
  const [searchParams] = useSearchParams()
  const asked = searchParams.get('broker')
  const read = useRead(broker.get, { params: { id: asked ?? '' } }, { enabled: asked !== null })
  const [chosen, setChosen] = useState<ChosenBroker | undefined | null>(null)
  const known = read.data?.broker
  const named = known && {
    _id: known._id,
    name: `${known.firstName} ${known.lastName}`,
    email: known.email,
  }
  const whose = chosen === null ? named : chosen
  return (
    <RouteDialog
      title={t('Assign Plan')}
      description={t('The plan is valid from its start date. The amount paid counts as revenue.')}
    >
      <div className="space-y-5">
        <ImportBroker chosen={whose} onChoose={(one) => setChosen(one)} />
        {whose && (
          <PlanOptions>
            {(options) => <AssignForm key={whose._id} brokerId={whose._id} options={options} />}
          </PlanOptions>
        )}
      </div>
    </RouteDialog>
  )
}

interface AssignFormProps {
  brokerId: string
  options: Option[]
}

function AssignForm({ brokerId, options }: AssignFormProps) {
  const close = useCloseRoute()
  const form = useForm(subscription.assign, {
    params: { id: brokerId },
    done: t('Plan assigned successfully'),
    failed: t('Failed to assign the plan'),
    once: true,
    onDone: close,
  })
  return (
    <Form form={form} label={t('Broker’s plan')}>
      <PayingFields form={form} options={options} placeholder={t('Choose a plan')}>
        <TextField
          form={form}
          name="startsOn"
          label={t('Starts on')}
          type="date"
          help={t('Leave empty to start today.')}
        />
      </PayingFields>
      <RouteFormFooter form={form}>{t('Assign Plan')}</RouteFormFooter>
    </Form>
  )
}
