import { MailCheck } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { emailConfirm, emailConfirmationRequest } from '#contract/account/confirm-email.ts'

interface ConfirmEmailProps {
  realm: 'customer' | 'broker'
  email: string
}

const homes = { customer: '/customer-portal', broker: '/broker-portal' } as const

/**
 * Metadata of the page. Its address confirms an account, so no other site may see it as a referrer.
 */
export const confirmEmailMeta = () => [
  { title: 'Confirm your email | BrickBazaar' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * The target of the confirmation link. It is inside the portal: the session identifies the account.
 */
export function ConfirmEmail({ realm, email }: ConfirmEmailProps) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const { send, busy } = useSend(emailConfirm[realm], {
    done: 'Email address confirmed',
    failed: 'Your email address was not confirmed.',
    onDone: () => void navigate(homes[realm], { replace: true }),
  })
  const token = address.get('token') ?? ''
  return (
    <Empty
      icon={MailCheck}
      title="Confirm your email address"
      text={
        `${email} is the address of this account. ` +
        'Confirm it if this is the account you opened.'
      }
      action={
        <Button disabled={busy} onClick={() => void send({ body: { token } })}>
          {busy ? 'Confirming...' : 'Confirm email'}
        </Button>
      }
    />
  )
}

/** Shown while the address is unconfirmed: where the link went, and a button to resend it. */
export function ConfirmEmailNotice({ realm, email }: ConfirmEmailProps) {
  const { send, busy } = useSend(emailConfirmationRequest[realm], {
    done: 'Please open the newest link in your mailbox.',
    failed: 'The link was not sent.',
  })
  return (
    <Alert className="mb-6" title="Confirm your email address">
      Open the link we sent to <span className="break-words">{email}</span>.
      <button
        type="button"
        className="flex min-h-11 items-center font-medium underline underline-offset-4"
        disabled={busy}
        onClick={() => void send({})}
      >
        Resend link
      </button>
    </Alert>
  )
}
