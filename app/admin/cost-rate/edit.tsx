import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import {
  CostBuyer,
  CostCharge,
  CostRateDraft,
  type CostRateRow,
  CostState,
  costRate,
} from '#contract/cost/cost-rate.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { msg, t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Rates and charges | BrickBazaar') }]

const kindsOfPlace = ['any', 'urban', 'rural', 'metro', 'non-metro']

// Adding and editing share a form, which always sends every field.
const whole = CostRateDraft.extend({ version })
const create = endpoint({ ...costRate.create, body: whole })
const change = endpoint({ ...costRate.change, body: whole })

const failed = msg('Failed to save the rate')

export default function CostRateEdit() {
  const { id } = useParams()
  return id === undefined ? <NewRate /> : <KnownRate id={id} />
}

function NewRate() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: { place: 'any', buyer: 'any', above: 0 },
    done: t('Rate saved'),
    failed,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog
      title={t('Add Rate')}
      description={t('One rate for one range of amounts, with the date it starts.')}
      className="sm:max-w-2xl"
    >
      <RateForm form={form} />
    </RouteDialog>
  )
}

function KnownRate({ id }: { id: string }) {
  const read = useRead(costRate.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Rate')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load rates')}>
        {({ rate }) => (
          <div className="space-y-6">
            <EditRate row={rate} />
            <History kind="cost_rate" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function EditRate({ row }: { row: CostRateRow }) {
  const close = useCloseRoute()
  const { _id, ...start } = row
  const form = useForm(change, {
    params: { id: _id },
    start,
    done: t('Rate saved'),
    failed,
    onDone: close,
  })
  return <RateForm form={form} />
}

function RateForm({ form }: { form: FormHandle<FormValues<typeof create>> }) {
  return (
    <Form form={form} label={t('Rate or charge')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="charge"
          label={t('Charge')}
          options={CostCharge.options}
          placeholder={t('Choose a charge')}
          required
        />
        <SelectField
          form={form}
          name="state"
          label={t('State')}
          options={CostState.options}
          placeholder={t('All of India')}
        />
        <TextField
          form={form}
          name="place"
          label={t('Place')}
          maxLength={60}
          help={
            <Rich
              text={t('One of <0/>, or the name of a city in English')}
              elements={[
                <code key="kinds" translate="no">
                  {kindsOfPlace.join(', ')}
                </code>,
              ]}
            />
          }
          required
        />
        <SelectField
          form={form}
          name="buyer"
          label={t('Buyer')}
          options={CostBuyer.options}
          required
        />
        <NumberField form={form} name="above" label={t('For amounts above')} unit="₹" required />
        <NumberField form={form} name="upTo" label={t('Up to')} unit="₹" clearable />
        <NumberField form={form} name="percent" label={t('Percentage')} unit="%" clearable />
        <NumberField form={form} name="fixedAmount" label={t('Fixed amount')} unit="₹" clearable />
        <NumberField form={form} name="maxAmount" label={t('At most')} unit="₹" clearable />
        <NumberField
          form={form}
          name="maxCarpet"
          label={t('Carpet area up to')}
          unit={t('sq m')}
          clearable
        />
        <TextField form={form} name="validFrom" label={t('Valid from')} type="date" required />
        <TextField
          form={form}
          name="validUntil"
          label={t('No longer valid from')}
          type="date"
          clearable
        />
      </div>
      <TextField form={form} name="note" label={t('Note')} maxLength={200} clearable />
      <TextField
        form={form}
        name="source"
        label={t('Source of the rate')}
        maxLength={200}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="address"
          label={t('Web address of the source')}
          maxLength={400}
          required
        />
        <TextField form={form} name="checkedOn" label={t('Checked on')} type="date" required />
      </div>
      <DialogFooter>
        <SubmitButton form={form}>{t('Save Rate')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
