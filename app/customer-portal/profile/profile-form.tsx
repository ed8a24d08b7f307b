import { CurrentPasswordField } from '#app/account/current-password-field.tsx'
import { LanguageField } from '#app/account/language-field.tsx'
import { EmailField, NameFields } from '#app/account/person-field.tsx'
import { BudgetField } from '#app/customer-portal/saved-search/budget-field.tsx'
import { useCustomer } from '#app/customer-portal/session.ts'
import { ChipsField, SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, type FormValues, useForm } from '#app/kit/form/use-form.ts'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { type Customer, customer, Gender } from '#contract/customer/customer.ts'
import { PropertyType } from '#contract/property/vocabulary.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'
import { Completion } from './completion.tsx'
import { remindLater } from './completion-later.ts'
import { interestName, locationName, useInterestOptions, useLocationOptions } from './preference.ts'

export type ProfileValues = FormValues<typeof customer.changeProfile>

/** The server keeps the stored value for an empty text, so an emptied field sends null. */
const emptied = { setValueAs: (typed: unknown) => (typed === '' ? null : typed) }

export function ProfileForm() {
  const person = useCustomer()
  const form = useForm(customer.changeProfile, {
    start: startOf(person),
    done: t('Profile updated successfully!'),
    otherwise: t('Failed to update profile'),
    // Hides the reminder, because the customer has just edited the profile.
    onDone: () => remindLater(person._id),
  })
  form.hook.register('whatsapp', emptied)
  form.hook.register('dateOfBirth', emptied)
  form.hook.register('gender', emptied)
  return (
    <Form form={form} label={t('Profile')} className="gap-6">
      <LeaveGuard form={form} />
      <BasicInformation form={form} />
      <Preferences form={form} />
      <SubmitButton form={form} size="lg" className="self-start">
        {t('Save Profile')}
      </SubmitButton>
    </Form>
  )
}

function startOf(person: Customer) {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: formatPhone(person.phone),
    whatsapp: person.whatsapp ? formatPhone(person.whatsapp) : null,
    language: person.language,
    dateOfBirth: person.dateOfBirth,
    gender: person.gender,
    interests: person.interests.map(({ name }) => interestName(name)),
    preferredLocations: person.preferredLocations.map(({ name }) => locationName(name)),
    budgetRange: person.budgetRange,
    propertyType: person.propertyType.filter(PropertyType.has),
  }
}

function BasicInformation({ form }: { form: FormHandle<ProfileValues> }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Basic Information')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <NameFields form={form} />
        </div>
        <EmailField form={form} />
        <TextField form={form} name="phone" label={t('Phone')} type="tel" required />
        <TextField form={form} name="whatsapp" label={t('WhatsApp')} type="tel" />
        <CurrentPasswordField form={form} />
        <TextField form={form} name="dateOfBirth" label={t('Date of Birth')} type="date" />
        <SelectField
          form={form}
          name="gender"
          label={t('Gender')}
          placeholder={t('Select gender')}
          options={Gender.options}
        />
        <LanguageField form={form} />
      </CardContent>
    </Card>
  )
}

function Preferences({ form }: { form: FormHandle<ProfileValues> }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Property Preferences')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-5 sm:grid-cols-2">
        <ChipsField
          form={form}
          name="propertyType"
          label={t('Property Types')}
          placeholder={t('Add a property type')}
          options={PropertyType.options}
        />
        <ChipsField
          form={form}
          name="preferredLocations"
          label={t('Preferred Locations')}
          placeholder={t('Add a location')}
          options={useLocationOptions()}
        />
        <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
          <legend className="mb-2 text-sm font-medium">{t('Budget Range')}</legend>
          <BudgetField form={form} name="budgetRange.min" label={t('Minimum')} />
          <BudgetField form={form} name="budgetRange.max" label={t('Maximum')} />
        </fieldset>
        <ChipsField
          form={form}
          name="interests"
          label={t('Interests')}
          placeholder={t('Add an interest')}
          options={useInterestOptions()}
        />
        <div className="sm:col-span-2">
          <Completion />
        </div>
      </CardContent>
    </Card>
  )
}
