import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { type Agency, agency } from '#contract/agency/agency.ts'
import { AssignRule } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

/** The name, how new enquiries are assigned, and when unanswered ones are offered to all. */
export function AgencySettings({ agency: row }: { agency: Agency }) {
  const form = useForm(agency.change, {
    start: {
      name: row.name,
      assignRule: row.assignRule,
      offerAfterHours: row.offerAfterHours,
      version: row.version,
    },
    done: t('Saved'),
    failed: t('Failed to save'),
    prepare: (values) => ({ ...values, offerAfterHours: values.offerAfterHours ?? null }),
  })
  form.hook.register('version')
  return (
    <section aria-labelledby="team-settings" className="space-y-3">
      <h2 id="team-settings" className="text-lg">
        {t('Settings')}
      </h2>
      <Form form={form} label={t('Settings')} className="rounded-lg border bg-card p-4">
        <LeaveGuard form={form} />
        <TextField form={form} name="name" label={t('Name of the agency')} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            form={form}
            name="assignRule"
            label={t('New enquiries go to')}
            options={AssignRule.options.map(({ value, label }) => ({ value, label: t(label) }))}
            help={t('Localities are the operating areas in each profile.')}
          />
          <NumberField
            form={form}
            name="offerAfterHours"
            label={t('Offer to all members if unanswered for')}
            unit={t({ id: 'unit.hours', message: 'hours' })}
            help={t('Leave empty to turn this off.')}
          />
        </div>
        <SubmitButton form={form} className="self-end max-sm:w-full">
          {t('Save')}
        </SubmitButton>
      </Form>
    </section>
  )
}
