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

export const meta = () => [{ title: 'Company Details | BrickBazaar' }]

/** The company and its grievance officer, as shown on the contact page. */
export default function CompanyEdit() {
  const read = useRead(company.get, {})
  return (
    <RouteDialog
      title="Company Details"
      description="The law wants these where visitors find them: they stand on the contact page."
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed="Failed to load company details">
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
    done: 'Company details saved',
    failed: 'Failed to save company details',
    onDone: close,
  })
  return (
    <Form form={form} label="Company details">
      <TextField form={form} name="legalName" label="Legal name" maxLength={160} required />
      <TextareaField form={form} name="address" label="Address" rows={2} maxLength={400} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          form={form}
          name="coordinates.latitude"
          label="Latitude"
          help="With both, visitors see where the office lies."
        />
        <NumberField form={form} name="coordinates.longitude" label="Longitude" />
        <TextField form={form} name="email" label="Email" type="email" required />
        <TextField form={form} name="phone" label="Phone" type="tel" clearable />
      </div>
      <fieldset className="space-y-5">
        <legend className="mb-4 font-medium">Grievance officer</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="officerName" label="Name" maxLength={120} required />
          <TextField
            form={form}
            name="officerDesignation"
            label="Designation"
            maxLength={120}
            required
          />
          <TextField
            form={form}
            name="officerEmail"
            label="Officer's email"
            type="email"
            required
          />
          <TextField form={form} name="officerPhone" label="Officer's phone" type="tel" clearable />
        </div>
      </fieldset>
      <RouteFormFooter form={form}>Save Details</RouteFormFooter>
    </Form>
  )
}
