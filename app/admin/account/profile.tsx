import { useSearchParams } from 'react-router'
import { ChangePasswordForm } from '#app/account/change-password.tsx'
import { CurrentPasswordField } from '#app/account/current-password-field.tsx'
import { Devices } from '#app/account/devices.tsx'
import { LanguageField } from '#app/account/language-field.tsx'
import { TwoStep } from '#app/account/second-factor/two-step.tsx'
import { RoleBadge } from '#app/admin/administrator/role-badge.tsx'
import { ActiveBadge } from '#app/admin/shell/active-badge.tsx'
import { useAdministrator } from '#app/admin/shell/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Card, CardContent } from '#app/ui/card.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { type Administrator, administrator } from '#contract/account/administrator.ts'
import { t } from '#domain/locale/translate.ts'
import { OwnActivity } from './own-activity.tsx'

export const meta = () => [{ title: t('Profile & Settings | BrickBazaar') }]

const tabs = ['profile', 'security', 'activity']

/** The administrator's own data and password; the tab is in the address. */
export default function Profile() {
  const person = useAdministrator()
  const [searchParams, setSearchParams] = useSearchParams()
  const tab = tabs.find((name) => name === searchParams.get('tab')) ?? 'profile'
  return (
    <div className="max-w-3xl space-y-6">
      <PageTitle title={t('Profile & Settings')} />
      <Overview person={person} />
      <Tabs
        value={tab}
        onValueChange={(name) =>
          setSearchParams(name === 'profile' ? {} : { tab: name }, { preventScrollReset: true })
        }
      >
        <TabsList>
          <TabsTrigger value="profile">{t('Profile Information')}</TabsTrigger>
          <TabsTrigger value="security">{t('Security')}</TabsTrigger>
          <TabsTrigger value="activity">{t('Activity Log')}</TabsTrigger>
        </TabsList>
        <TabsContent value="profile">
          <ProfileForm person={person} />
        </TabsContent>
        <TabsContent value="security" className="space-y-10">
          <ChangePasswordForm endpoint={administrator.changePassword} />
          <TwoStep realm="administrator" />
          <Devices realm="administrator" />
        </TabsContent>
        <TabsContent value="activity">
          <OwnActivity />
        </TabsContent>
      </Tabs>
    </div>
  )
}

function Overview({ person }: { person: Administrator }) {
  const name = `${person.firstName} ${person.lastName}`
  return (
    <Card>
      <CardContent className="flex flex-wrap items-center gap-4">
        <Avatar name={name} image={person.avatar} className="size-14" />
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-display text-lg font-semibold break-words">{name}</p>
          <p className="truncate text-sm text-muted-foreground">{person.email}</p>
          <p className="text-sm text-muted-foreground">
            {person.username} · {t('Last login')}{' '}
            {person.lastLogin ? <When at={person.lastLogin} time /> : t('Never')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:basis-full">
          <RoleBadge role={person.role} />
          <ActiveBadge isActive={person.isActive} />
        </div>
      </CardContent>
    </Card>
  )
}

function ProfileForm({ person }: { person: Administrator }) {
  const form = useForm(administrator.changeProfile, {
    start: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      language: person.language,
    },
    done: t('Profile updated successfully!'),
    otherwise: t('Profile update failed'),
  })
  return (
    <Form form={form} label={t('Profile Information')} className="max-w-lg">
      <LeaveGuard form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label={t('First Name')}
          autoComplete="given-name"
          required
        />
        <TextField
          form={form}
          name="lastName"
          label={t('Last Name')}
          autoComplete="family-name"
          required
        />
      </div>
      <TextField
        form={form}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        required
      />
      <CurrentPasswordField form={form} />
      <LanguageField form={form} />
      <p className="text-sm text-muted-foreground">
        {t('Username cannot be changed. Role is assigned by system administrators.')}
      </p>
      <SubmitButton form={form} className="self-start">
        {t('Save Changes')}
      </SubmitButton>
    </Form>
  )
}
