import { History } from '#app/admin/audit/history.tsx'
import { useRead } from '#app/api/query.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { RouteFormFooter } from '#app/kit/form/route-form-footer.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { type Company, company } from '#contract/company.ts'
import { t } from '#domain/locale/translate.ts'

export const meta = () => [{ title: t('Company Details | BrickBazaar') }]

/** The company and its grievance officer, as shown on the contact page. */
export default function CompanyEdit() {
  const read = useRead(company.get, {})
  return (
    <RouteDialog
      title={t('Company Details')}
      description={t('Required by law. Shown on the contact page.')}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load company details')}>
        {({ company: stored }) => (
          <div className="space-y-6">
            <CompanyForm stored={stored} />
            {stored && <History kind="company" id={stored._id} />}
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function CompanyForm({ stored }: { stored: Company | null }) {
  const close = useCloseRoute()
  const { _id, coordinates, ...start } = stored ?? { _id: '', coordinates: null }
  const form = useForm(company.save, {
    start: { ...start, coordinates: coordinates ?? {} },
    done: t('Company details saved'),
    failed: t('Failed to save company details'),
    onDone: close,
  })
  return (
    <Form form={form} label={t('Company details')}>
      <TextField form={form} name="legalName" label={t('Legal name')} maxLength={160} required />
      <TextareaField
        form={form}
        name="address"
        label={t('Address')}
        rows={2}
        maxLength={400}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          form={form}
          name="coordinates.latitude"
          label={t('Latitude')}
          help={t('Enter both to show the office on the map.')}
        />
        <NumberField form={form} name="coordinates.longitude" label={t('Longitude')} />
        <TextField form={form} name="email" label={t('Email')} type="email" required />
        <TextField form={form} name="phone" label={t('Phone')} type="tel" clearable />
      </div>
      <fieldset className="space-y-5">
        <legend className="mb-4 font-medium">{t('Grievance officer')}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="officerName" label={t('Name')} maxLength={120} required />
          <TextField
            form={form}
            name="officerDesignation"
            label={t('Designation')}
            maxLength={120}
            required
          />
          <TextField
            form={form}
            name="officerEmail"
            label={t('Officer’s email')}
            type="email"
            required
          />
          <TextField
            form={form}
            name="officerPhone"
            label={t('Officer’s phone')}
            type="tel"
            clearable
          />
        </div>
      </fieldset>
      <RouteFormFooter form={form}>{t('Save Details')}</RouteFormFooter>
    </Form>
  )
}
