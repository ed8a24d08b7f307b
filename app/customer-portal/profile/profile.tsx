import { ChangePasswordForm } from '#app/account/change-password.tsx'
import { Devices } from '#app/account/devices.tsx'
import { TwoStep } from '#app/account/second-factor/two-step.tsx'
import { ContactsMade } from '#app/customer-portal/inquiry/contacts-made.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { OwnTouches } from '#app/touch/own-touches.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'
import { Consents } from './consents.tsx'
import { ContactChoices } from './contact-choice.tsx'
import { Disclosures } from './disclosures.tsx'
import { OwnData } from './own-data.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Preferences, password, devices and personal data. */
export default function Profile() {
  return (
    <div className="space-y-6">
      <PageTitle title={t('Profile')} />
      <ProfileForm />
      <Card>
        <CardHeader>
          <CardTitle>{t('Password')}</CardTitle>
        </CardHeader>
        <CardContent>
          <ChangePasswordForm endpoint={customer.changePassword} />
        </CardContent>
      </Card>
      <TwoStep realm="customer" />
      <Devices realm="customer" />
      <ContactChoices />
      <Disclosures />
      <ContactsMade />
      <Consents />
      <OwnTouches realm="customer" />
      <OwnData />
    </div>
  )
}
