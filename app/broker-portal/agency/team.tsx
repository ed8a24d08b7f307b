import { useState } from 'react'
import { useRead } from '#app/api/query.tsx'
import { useBroker } from '#app/broker-portal/session.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { type Agency, agency } from '#contract/agency/agency.ts'
import { manages } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { AgencyFigures } from './figures.tsx'
import { Invitations } from './invitations.tsx'
import { LeaveAgency } from './leave.tsx'
import { MemberList } from './member-list.tsx'
import { AgencySettings } from './settings.tsx'

/** The agency of the broker: its members, how leads are shared, and figures. */
export default function TeamPage() {
  const read = useRead(agency.get, {})
  return (
    <Loaded read={read} failed={t('Failed to load your agency')} height="h-96">
      {({ agency: found }) => (found ? <Team agency={found} /> : <NoTeam />)}
    </Loaded>
  )
}

function Team({ agency: row }: { agency: Agency }) {
  const [left, setLeft] = useState(false)
  if (left) return <NoTeam />
  return (
    <div className="space-y-8">
      <PageTitle title={row.name} actions={<LeaveAgency agency={row} onDone={setLeft} />} />
      <MemberList agency={row} />
      {manages(row.role) && <Invitations agency={row} />}
      {manages(row.role) && <AgencySettings key={row.version} agency={row} />}
      <AgencyFigures role={row.role} />
    </div>
  )
}

/** Explains what an agency is for, and starts one. */
function NoTeam() {
  const { companyName, kycStatus } = useBroker()
  const form = useForm(agency.create, {
    start: { name: companyName },
    done: t('Your agency is ready'),
    failed: t('Failed to start the agency'),
  })
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Team')}
        subtitle={t('Work with colleagues: share enquiries and see who answers them.')}
      />
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>{t('Everyone keeps their own account, KYC, plan and listings.')}</li>
        <li>{t('New enquiries are assigned by a rule or by hand.')}</li>
        <li>{t('Enquiries that nobody answers in time are offered to the others.')}</li>
      </ul>
      {kycStatus === 'verified' ? (
        <Form
          form={form}
          label={t('Start an agency')}
          className="max-w-xl rounded-lg border bg-card p-4 sm:p-6"
        >
          <TextField
            form={form}
            name="name"
            label={t('Name of the agency')}
            help={t('Customers see it beside the name of the person who replies.')}
            required
          />
          <SubmitButton form={form} className="self-end max-sm:w-full">
            {t('Start an agency')}
          </SubmitButton>
        </Form>
      ) : (
        <Alert>{t('You can start an agency once your KYC is verified.')}</Alert>
      )}
    </div>
  )
}
