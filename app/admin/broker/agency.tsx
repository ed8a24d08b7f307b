import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type AgencyRecord, agencyAdministration } from '#contract/agency/administration.ts'
import { AgencyRole } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

type Member = AgencyRecord['members'][number]

/** The agency of a broker; another owner can be named if the owner cannot act. */
export function BrokerAgency({ brokerId, agency }: { brokerId: string; agency: AgencyRecord }) {
  const may = useMay()
  const owner = agency.members.find(({ role }) => role === 'owner')
  return (
    <section aria-labelledby="broker-agency" className="space-y-3 rounded-lg border p-4 text-sm">
      <h3 id="broker-agency" className="font-medium break-words">
        {t('Agency: {name}', { name: agency.name })}
      </h3>
      {agency.needsOwner && (
        <p className="text-muted-foreground">
          {t('The owner’s account is not active or not verified. Another member can take over.')}
        </p>
      )}
      <ul className="divide-y">
        {agency.members.map((member) => (
          <li
            key={member._id}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1"
          >
            <span className="min-w-0 flex-1 break-words">{member.name}</span>
            <Badge variant={member.role === 'agent' ? 'outline' : 'tint'}>
              {t(AgencyRole.label(member.role))}
            </Badge>
            {owner && agency.needsOwner && member.mayAnswer && may('broker.change') && (
              <MakeOwner brokerId={brokerId} ownerId={owner._id} member={member} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MakeOwnerProps {
  brokerId: string
  ownerId: string
  member: Member
}

function MakeOwner({ brokerId, ownerId, member }: MakeOwnerProps) {
  const { send } = useSend(agencyAdministration.replaceOwner, {
    done: t('Agency owner changed'),
    failed: t('Failed to change the agency owner'),
  })
  return (
    <Confirm
      title={t('Make {name} the owner?', { name: member.name })}
      text={t('The owner until now becomes a manager. We tell the new owner by message.')}
      action={t('Make owner')}
      onConfirm={() => send({ params: { id: brokerId }, body: { memberId: member._id, ownerId } })}
      trigger={
        <Button
          variant="outline"
          size="sm"
          aria-label={t('Make {name} the owner', { name: member.name })}
        >
          {t('Make owner')}
        </Button>
      }
    />
  )
}
