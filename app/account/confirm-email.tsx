import { MailCheck } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { emailConfirm, emailConfirmationRequest } from '#contract/account/confirm-email.ts'
import { t } from '#domain/locale/translate.ts'

interface ConfirmEmailProps {
  realm: 'customer' | 'broker'
  email: string
}

const homes = { customer: '/customer-portal', broker: '/broker-portal' } as const

/**
 * Metadata of the page. Its address confirms an account, so no other site may see it as a referrer.
 */
export const confirmEmailMeta = () => [
  { title: t('Confirm your email | BrickBazaar') },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * The target of the confirmation link. It is inside the portal: the session identifies the account.
 */
export function ConfirmEmail({ realm, email }: ConfirmEmailProps) {
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const { send, busy } = useSend(emailConfirm[realm], {
    done: t('Email address confirmed'),
    failed: t('Failed to confirm your email address'),
    onDone: () => void navigate(homes[realm], { replace: true }),
  })
  const token = searchParams.get('token') ?? ''
  return (
    <Empty
      icon={MailCheck}
      title={t('Confirm your email address')}
      text={t('This account uses {email}. If you created this account, confirm the address.', {
        email,
      })}
      action={
        <Button disabled={busy} onClick={() => void send({ body: { token } })}>
          {busy ? t('Confirming...') : t('Confirm email')}
        </Button>
      }
    />
  )
}

/** Shown while the address is unconfirmed: where the link went, and a button to resend it. */
export function ConfirmEmailNotice({ realm, email }: ConfirmEmailProps) {
  const { send, busy } = useSend(emailConfirmationRequest[realm], {
    done: t('Link sent. Please use the latest one in your inbox.'),
    failed: t('Failed to send the link'),
  })
  return (
    <Alert className="mb-6" title={t('Confirm your email address')}>
      <Rich
        text={t('Open the link we sent to <0>{email}</0>.', { email })}
        elements={[<span key="email" className="break-words" />]}
      />
      <button
        type="button"
        className="flex min-h-11 items-center font-medium underline underline-offset-4"
        disabled={busy}
        onClick={() => void send({})}
      >
        {t('Resend link')}
      </button>
    </Alert>
  )
}
