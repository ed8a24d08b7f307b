import { ChangePasswordForm } from '#app/account/change-password.tsx'
import { Devices } from '#app/account/devices.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { customer } from '#contract/customer.ts'
import { ProfileForm } from './profile-form.tsx'

/** One's own data and what one looks for, and the password. */
export default function Profile() {
  return (
    <div className="space-y-6">
      <PageTitle title="Profile" />
      <ProfileForm />
      <Card>
        <CardHeader>
          <CardTitle>Password</CardTitle>
        </CardHeader>
        <CardContent>
          <ChangePasswordForm endpoint={customer.changePassword} />
        </CardContent>
      </Card>
      <Devices realm="customer" />
    </div>
  )
}
