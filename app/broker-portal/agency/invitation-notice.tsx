import { useSearchParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { agencyInvitation } from '#contract/agency/agency.ts'
import { GivenRole } from '#contract/agency/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'

const name = 'invitation'

/** The invitation whose link was opened; signed-in brokers can accept it. */
export function InvitationNotice({ isSignedIn }: { isSignedIn: boolean }) {
  const [searchParams, setSearchParams] = useSearchParams()
  const token = searchParams.get(name) ?? ''
  const read = useRead(agencyInvitation.get, { query: { token } }, { enabled: token !== '' })
  const close = () =>
    setSearchParams((now) => {
      now.delete(name)
      return now
    })
  if (!token || read.isPending) return null
  if (!read.data) {
    return (
      <Alert tone="warning" className="mb-6">
        {t('This invitation has expired, was used or was withdrawn. Please ask for a new one.')}
      </Alert>
    )
  }
  const { agencyName, invitedBy, role, sentTo } = read.data.invitation
  const title = t('{name} invites you to {agency}', { name: invitedBy, agency: agencyName })
  return (
    <Alert className="mb-6" title={title}>
      <p>{t('Your role: {role}', { role: t(GivenRole.label(role)) })}</p>
      <p>
        {isSignedIn
          ? t(
              'Your account, listings and plan stay yours. The owner and managers can read ' +
                'and assign the enquiries that you get from now on.',
            )
          : t('Sign in or register with the address that got the invitation ({address}).', {
              address: sentTo,
            })}
      </p>
      <Choice token={token} isSignedIn={isSignedIn} onDone={close} />
    </Alert>
  )
}

interface ChoiceProps {
  token: string
  isSignedIn: boolean
  onDone: () => void
}

function Choice({ token, isSignedIn, onDone }: ChoiceProps) {
  const accepting = useSend(agencyInvitation.accept, {
    done: t('You have joined the agency'),
    failed: t('Failed to join the agency'),
    onDone,
  })
  const declining = useSend(agencyInvitation.decline, {
    done: t('Invitation declined'),
    failed: t('Failed to decline the invitation'),
    onDone,
  })
  const busy = accepting.busy || declining.busy
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {isSignedIn && (
        <Button disabled={busy} onClick={() => void accepting.send({ body: { token } })}>
          {t('Accept')}
        </Button>
      )}
      <Button
        variant="outline"
        disabled={busy}
        onClick={() => void declining.send({ body: { token } })}
      >
        {t('Decline')}
      </Button>
    </p>
  )
}
