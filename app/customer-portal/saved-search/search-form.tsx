import { useId } from 'react'
import { Link } from 'react-router'
import { useCustomer } from '#app/customer-portal/session.ts'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { SwitchField } from '#app/kit/form/switch-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Rich } from '#app/kit/rich.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Label } from '#app/ui/label.tsx'
import { AlertChannel, AlertFrequency } from '#contract/saved/saved-search.ts'
import { type SearchFilters, searchLabel } from '#contract/search/labels.ts'
import { t } from '#domain/locale/translate.ts'
import { SearchFields, type SearchValues } from './search-fields.tsx'

interface SearchFormProps {
  form: FormHandle<SearchValues>
  /** The filters at the start. */
  given: SearchFilters
  submit: string
}

/** The filters, the name and the alerts of a saved search. */
export function SearchForm({ form, given, submit }: SearchFormProps) {
  return (
    <Form form={form} label={t('Saved search')} className="gap-6">
      <TextField
        form={form}
        name="name"
        label={t('Name')}
        maxLength={120}
        placeholder={
          Object.keys(given).length > 0 ? searchLabel(given) : t('For example: near the office')
        }
        help={t('Leave empty to name it after its filters.')}
      />
      <SearchFields form={form} />
      <Alerts form={form} />
      <SubmitButton form={form} size="lg" className="self-end max-sm:w-full">
        {submit}
      </SubmitButton>
    </Form>
  )
}

function Alerts({ form }: { form: FormHandle<SearchValues> }) {
  const id = useId()
  const { whatsapp } = useCustomer()
  const { error } = form.hook.getFieldState('channels', form.hook.formState)
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 font-semibold">{t('Alerts')}</legend>
      <SwitchField
        form={form}
        name="alertsEnabled"
        label={t('Alerts for new homes')}
        help={t(
          'Include price drops into my budget. One alert per home. Every message has an ' +
            'unsubscribe link.',
        )}
      />
      <SelectField
        form={form}
        name="frequency"
        label={t('How often')}
        options={AlertFrequency.options}
      />
      <div className="space-y-2 sm:col-span-2">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {AlertChannel.options.map(({ value, label }) => (
            <span key={value} className="flex min-h-8 items-center gap-2.5">
              <Checkbox {...form.hook.register('channels')} id={`${id}-${value}`} value={value} />
              <Label htmlFor={`${id}-${value}`}>{label}</Label>
            </span>
          ))}
        </div>
        {error?.message && (
          <p className="text-xs font-medium text-status-red-text">{error.message}</p>
        )}
        {!whatsapp && (
          <p className="text-xs text-muted-foreground">
            <Rich
              text={t('For WhatsApp, add your number to <0>your profile</0>.')}
              elements={[
                <Link
                  key="profile"
                  to="/customer-portal/profile"
                  className="text-link underline underline-offset-4"
                />,
              ]}
            />
          </p>
        )}
      </div>
    </fieldset>
  )
}
