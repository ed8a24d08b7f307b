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

/** The page's own head: the address confirms an account, so it is told to no other site. */
export const confirmEmailMeta = () => [
  { title: 'Confirm your email | BrickBazaar' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link of the message leads, inside the portal: the session says whose account it is. */
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

/** While the mailbox is not proven: where the link went, and another one. */
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
