import { useState } from 'react'
import { ChangePasswordForm } from '#app/account/change-password.tsx'
import { CurrentPasswordField } from '#app/account/current-password-field.tsx'
import { Devices } from '#app/account/devices.tsx'
import { LanguageField } from '#app/account/language-field.tsx'
import { EmailField, NameFields } from '#app/account/person-field.tsx'
import { TwoStep } from '#app/account/second-factor/two-step.tsx'
import { KycStatusBadge } from '#app/broker/kyc-status.tsx'
import { SpecializationFields } from '#app/broker-portal/profile/specialization-fields.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { FactList } from '#app/kit/fact-list.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from '#app/ui/dialog.tsx'
import { Language } from '#contract/account/language.ts'
import { broker } from '#contract/broker/broker.ts'
import { identityFields } from '#contract/broker/lifecycle.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { t } from '#domain/locale/translate.ts'
import { ApiLink } from './api-link.tsx'
import { ContactChoices } from './contact-choice.tsx'
import { DocumentSection } from './document-section.tsx'
import { KeysNotice } from './keys-notice.tsx'
import { PublicPage } from './public-page.tsx'
import { ReviewSection } from './review-section.tsx'

/** The broker's own data, shown to visitors and reviewers, and the password. */
export default function Profile() {
  const person = useBroker()
  const facts: [string, string][] = [
    [t('Name'), `${person.firstName} ${person.lastName}`],
    [t('Company'), person.companyName],
    [t('Email'), person.email],
    [t('Phone'), formatPhone(person.phone)],
    [t('WhatsApp'), person.whatsapp ? formatPhone(person.whatsapp) : '—'],
    [t('Language of messages'), Language.label(person.language)],
    [
      t('Experience'),
      t('{count, plural, one {# year} other {# years}}', { count: person.experience }),
    ],
    [t('Operating areas'), person.operatingAreas.join(', ') || '—'],
    [
      t('Specializations'),
      person.specialization.map((word) => t(Specialization.label(word))).join(', ') || '—',
    ],
    [t({ id: 'broker.about', message: 'About' }), person.about ?? '—'],
  ]
  return (
    <div className="space-y-6">
      <PageTitle title={t('Profile')} actions={<EditProfile />} />
      <Card>
        <CardHeader className="flex-row items-center justify-between">
          <CardTitle>{person.companyName}</CardTitle>
          <KycStatusBadge status={person.kycStatus} />
        </CardHeader>
        <CardContent>
          <FactList facts={facts} className="gap-y-4 text-base" />
          {person.kycStatus === 'verified' && <PublicPage />}
        </CardContent>
      </Card>
      <DocumentSection />
      <ContactChoices />
      <ReviewSection />
      <Card>
        <CardHeader>
          <CardTitle>{t('Password')}</CardTitle>
        </CardHeader>
        <CardContent>
          <KeysNotice />
          <ChangePasswordForm endpoint={broker.changePassword} />
        </CardContent>
      </Card>
      <TwoStep realm="broker" />
      <Devices realm="broker" />
      <ApiLink />
    </div>
  )
}

function EditProfile() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('Edit Profile')}</Button>
      </DialogTrigger>
      <DialogContent title={t('Edit Profile')}>
        <EditForm onClose={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

function EditForm({ onClose }: { onClose: () => void }) {
  const person = useBroker()
  const form = useForm(broker.changeProfile, {
    start: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: formatPhone(person.phone),
      companyName: person.companyName,
      whatsapp: person.whatsapp ? formatPhone(person.whatsapp) : '',
      language: person.language,
      experience: person.experience,
      specialization: person.specialization.filter(Specialization.has),
      operatingAreas: person.operatingAreas,
      about: person.about ?? '',
    },
    done: t('Profile updated'),
    otherwise: t('Failed to update'),
    onDone: onClose,
  })
  const changed = form.hook.formState.dirtyFields
  const verifiesAgain =
    person.kycStatus === 'verified' && Object.keys(identityFields).some((name) => name in changed)
  return (
    <Form form={form} label={t('Edit Profile')}>
      <NameFields form={form} />
      <EmailField form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField form={form} name="phone" label={t('Phone')} type="tel" required />
        <TextField form={form} name="whatsapp" label={t('WhatsApp')} type="tel" />
      </div>
      <CurrentPasswordField form={form} />
      <LanguageField form={form} />
      <TextField form={form} name="companyName" label={t('Company')} required />
      <SpecializationFields form={form} />
      <TextareaField
        form={form}
        name="about"
        label={t({ id: 'broker.about', message: 'About' })}
        rows={3}
        maxLength={600}
        help={t('Two or three sentences for your public page about your experience and services.')}
        clearable
      />
      {verifiesAgain && (
        <Alert tone="warning" title={t('Your KYC will be verified again.')}>
          {t(
            'You are changing your name, phone or company. Your listings go offline until we ' +
              'have checked your documents again.',
          )}
        </Alert>
      )}
      <DialogFooter className="mt-0">
        <Button variant="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
