import { useId } from 'react'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { StatusBadge } from '#app/kit/status-badge.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { type Agency, type AgencyMember, agency } from '#contract/agency/agency.ts'
import { AgencyRole, GivenRole, manages } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { RemoveMember } from './leave.tsx'

/** The members with their roles, and what the viewer may change. */
export function MemberList({ agency: row }: { agency: Agency }) {
  return (
    <section aria-labelledby="team-members" className="space-y-3">
      <h2 id="team-members" className="text-lg">
        {t('Members')}
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {row.members.map((member) => (
          <li key={member._id} className="space-y-3 p-4">
            <Member agency={row} member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MemberProps {
  agency: Agency
  member: AgencyMember
}

function Member({ agency: row, member }: MemberProps) {
  const isOwner = row.role === 'owner'
  const mayRemove = !member.isYou && (isOwner || (manages(row.role) && member.role === 'agent'))
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium break-words">
            {member.isYou ? t('{name} (you)', { name: member.name }) : member.name}
          </p>
          <p className="text-sm break-words text-muted-foreground">{member.companyName}</p>
        </div>
        <Badge variant={member.role === 'agent' ? 'outline' : 'tint'}>
          {t(AgencyRole.label(member.role))}
        </Badge>
      </div>
      {!member.mayAnswer && (
        <StatusBadge
          tone="yellow"
          filled
          label={
            member.status === 'active'
              ? t('Gets no enquiries until the KYC is verified')
              : t('Gets no enquiries while the account is not active')
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {(member.isYou || manages(row.role)) && <TakesLeads member={member} />}
        {isOwner && member.role !== 'owner' && <Role member={member} />}
        {isOwner && member.role !== 'owner' && member.mayAnswer && <MakeOwner member={member} />}
        {mayRemove && <RemoveMember agency={row} member={member} />}
      </div>
    </>
  )
}

function TakesLeads({ member }: { member: AgencyMember }) {
  const id = useId()
  const { send, busy } = useSend(agency.changeMember, { failed: t('Failed to save') })
  const change = (takesLeads: boolean) =>
    void send({ params: { id: member._id }, body: { takesLeads } })
  return (
    <div className="flex min-h-10 items-center gap-3">
      <Checkbox
        id={id}
        checked={member.takesLeads}
        disabled={busy}
        onChange={(event) => change(event.target.checked)}
      />
      <Label htmlFor={id}>{t('Gets new enquiries')}</Label>
    </div>
  )
}

function Role({ member }: { member: AgencyMember }) {
  const { send, busy } = useSend(agency.changeMember, {
    done: t('Saved'),
    failed: t('Failed to save'),
  })
  return (
    <Select
      aria-label={t('Role of {name}', { name: member.name })}
      className="w-36"
      value={member.role}
      disabled={busy}
      onChange={({ target: { value } }) => {
        if (GivenRole.has(value)) void send({ params: { id: member._id }, body: { role: value } })
      }}
    >
      {GivenRole.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </Select>
  )
}

function MakeOwner({ member }: { member: AgencyMember }) {
  const { send } = useSend(agency.handOver, { done: t('Saved'), failed: t('Failed to save') })
  return (
    <Confirm
      title={t('Make {name} the owner?', { name: member.name })}
      text={t('You become a manager. Only the new owner can change this back.')}
      action={t('Make owner')}
      onConfirm={() => send({ body: { memberId: member._id } })}
      trigger={<Button variant="ghost">{t('Make owner')}</Button>}
    />
  )
}
