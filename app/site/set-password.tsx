import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { NewPasswordFields } from '#app/account/new-password-fields.tsx'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { type LinkAccount, passwordLinkAccounts } from '#contract/account/password-link.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/set-password.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = msg('Set your password')

export const meta = () => linkMeta(t(title))

const doors = {
  administrator: '/bb-admin/login',
  customer: '/customer-portal',
  broker: '/broker-portal',
} as const

type Whose = keyof typeof doors

/**
 * Loads the accounts that the link can be for; none where it is invalid or expired, which the form
 * says.
 */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const whose = (['administrator', 'customer', 'broker'] as const).find((realm) =>
    token.startsWith(`${realm}.`),
  )
  const found =
    whose && whose !== 'administrator'
      ? await readLink(args, passwordLinkAccounts[whose], { query: { token } })
      : undefined
  return { token, whose, accounts: found?.accounts ?? [] }
}

/** The target of an emailed link: sets the first password of an account, or a new one. */
export default function SetPassword({ loaderData }: Route.ComponentProps) {
  const { token, whose, accounts } = loaderData
  const [done, setDone] = useState(false)
  return (
    <LinkPage title={t(title)}>
      {whose && !done && (
        <PasswordForm {...{ token, whose, accounts }} onDone={() => setDone(true)} />
      )}
      {whose && done && (
        <Empty
          icon={KeyRound}
          title={t('Your password is set. You can sign in now.')}
          action={
            <Button asChild>
              <Link to={doors[whose]}>{t('Sign In')}</Link>
            </Button>
          }
        />
      )}
      {!whose && (
        <Empty
          icon={KeyRound}
          title={t('This link is incomplete.')}
          text={t('Open it again from the message, or copy the whole link into the address bar.')}
        />
      )}
    </LinkPage>
  )
}

interface PasswordFormProps {
  token: string
  whose: Whose
  accounts: LinkAccount[]
  onDone: () => void
}

function PasswordForm({ token, whose, accounts, onDone }: PasswordFormProps) {
  // Loaded on demand: the contract brings zod, which is not in the first load of a public page.
  const form = useForm(
    async () => (await import('#contract/account/password-link.ts')).passwordLink[whose],
    {
      start: { token, password: '', confirmPassword: '', account: '' },
      toastInvalid: true,
      otherwise: t('Your password was not set.'),
      onDone,
    },
  )
  return (
    <>
      <p className="mt-1 mb-6 text-sm text-muted-foreground">
        {t('Choose a password for your account. The link works once.')}
      </p>
      <Form form={form} label={t('Set your password')}>
        {accounts.length > 1 && (
          <>
            <p className="text-sm">
              <Rich
                text={t(
                  'Several accounts use your email address. Choose yours, and the others will ' +
                    'be signed out. If none is yours, <0>create an account</0>.',
                )}
                elements={[<Link key="door" to={doors[whose]} className="text-link underline" />]}
              />
            </p>
            <SelectField
              form={form}
              name="account"
              label={t('Your account')}
              placeholder={t('Choose an account')}
              options={accounts.map(optionOf)}
              required
            />
          </>
        )}
        <NewPasswordFields
          form={form}
          name="password"
          label={t('Password')}
          confirmLabel={t('Confirm password')}
        />
        <SubmitButton form={form} size="lg">
          {t('Set password')}
        </SubmitButton>
      </Form>
      <p className="mt-4 text-center text-sm">
        <Link to={`${doors[whose]}?forgot=1`} className="text-link underline underline-offset-4">
          {t('Ask for a new link')}
        </Link>
      </p>
    </>
  )
}

/** Describes an account in terms that its owner knows. */
function optionOf({ _id, name, phoneEnding, createdAt }: LinkAccount) {
  const label = t('{name}, phone ending {ending}, created {date}', {
    name,
    ending: phoneEnding,
    date: formatDateTime(createdAt),
  })
  return { value: _id, label }
}
