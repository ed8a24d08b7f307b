import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { GstFields } from '#app/subscription/gst-fields.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import {
  type InvoiceSetting,
  InvoiceSettingDraft,
  invoiceSetting,
} from '#contract/billing/invoice-settings.ts'
import { version } from '#contract/crud.ts'
import { endpoint } from '#contract/endpoint.ts'
import { msg, t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Invoice details | BrickBazaar') }]

// Adding and editing share a form, which always sends every field.
const whole = InvoiceSettingDraft.extend({ version })
const create = endpoint({ ...invoiceSetting.create, body: whole })
const change = endpoint({ ...invoiceSetting.change, body: whole })

const failed = msg('Failed to save invoice details')

export default function InvoiceSettingEdit() {
  const { id } = useParams()
  return id === undefined ? <NewSetting /> : <KnownSetting id={id} />
}

function NewSetting() {
  const close = useCloseRoute()
  const form = useForm(create, {
    start: { serviceName: t('Subscription to listing services') },
    done: t('Invoice details saved'),
    failed,
    once: true,
    onDone: close,
  })
  return (
    <RouteDialog
      title={t('Add Details')}
      description={t('Used on every invoice from the “Valid from” date.')}
      className="sm:max-w-2xl"
    >
      <SettingForm form={form} />
    </RouteDialog>
  )
}

function KnownSetting({ id }: { id: string }) {
  const read = useRead(invoiceSetting.get, { params: { id } })
  return (
    <RouteDialog title={t('Edit Details')} className="sm:max-w-2xl">
      <Loaded read={read} failed={t('Failed to load invoice details')}>
        {({ setting }) => (
          <div className="space-y-6">
            <EditSetting row={setting} />
            <History kind="invoice_setting" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function EditSetting({ row }: { row: InvoiceSetting }) {
  const close = useCloseRoute()
  const { _id, ...start } = row
  const form = useForm(change, {
    params: { id: _id },
    start,
    done: t('Invoice details saved'),
    failed,
    onDone: close,
  })
  return <SettingForm form={form} />
}

function SettingForm({ form }: { form: FormHandle<FormValues<typeof create>> }) {
  return (
    <Form form={form} label={t('Invoice details')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="validFrom" label={t('Valid from')} type="date" required />
        <TextField
          form={form}
          name="validUntil"
          label={t('Valid until (exclusive)')}
          type="date"
          clearable
          help={t(
            'The first day on which these details no longer apply. Leave empty for no end ' +
              'date.',
          )}
        />
      </div>
      <TextField form={form} name="supplierName" label={t('Supplier')} maxLength={160} required />
      <TextareaField
        form={form}
        name="supplierAddress"
        label={t('Address')}
        rows={2}
        maxLength={400}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <GstFields
          form={form}
          state="supplierState"
          gstin="supplierGstin"
          help={t('No tax is charged without a GSTIN.')}
        />
        <TextField
          form={form}
          name="serviceCode"
          label={t('Service code (SAC)')}
          maxLength={8}
          inputMode="numeric"
          required
        />
        <NumberField form={form} name="ratePercent" label={t('GST')} unit="%" required />
      </div>
      <TextField form={form} name="serviceName" label={t('Service')} maxLength={160} required />
      <TextareaField
        form={form}
        name="bankDetails"
        label={t('Bank details for transfers')}
        rows={3}
        maxLength={600}
        clearable
        help={t('Shown to brokers who pay by bank transfer.')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="source"
          label={t('Source of the rate')}
          maxLength={300}
          clearable
        />
        <TextField form={form} name="checkedOn" label={t('Checked on')} type="date" clearable />
      </div>
      <DialogFooter>
        <SubmitButton form={form}>{t('Save Details')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
