import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { SignInForm } from '#app/account/sign-in-form.tsx'
import { useSignIn } from '#app/account/use-sign-in.tsx'
import { useRead } from '#app/api/query.tsx'
import { useToken } from '#app/api/token.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { LanguageMenu } from '#app/theme/language-menu.tsx'
import { Logo } from '#app/theme/logo.tsx'
import { ThemeMenu } from '#app/theme/theme-menu.tsx'
import { Card } from '#app/ui/card.tsx'
import { administrator } from '#contract/account/administrator.ts'
import { marketplace } from '#contract/marketplace.ts'
import { t } from '#domain/locale/translate.ts'

const headerClass = 'flex h-16 items-center justify-between gap-4 border-b bg-card px-4 sm:px-6'

export const meta = () => [
  { title: t('Sign in | BrickBazaar') },
  { name: 'description', content: t('Sign-in for BrickBazaar administrators.') },
  { name: 'robots', content: 'noindex' },
]

/** Returns the path to open after sign-in: only within the back office, never another site. */
function destination(next: string | null): string {
  return next && /^\/bb-admin\/[\w/-]*(\?[^#\\]*)?$/.test(next) ? next : '/bb-admin/dashboard'
}

export default function Login() {
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const next = destination(searchParams.get('next'))
  const token = useToken('administrator')
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const { onPassword, factorForm } = useSignIn('administrator', t('Login successful!'), () =>
    navigate(next, { replace: true }),
  )
  const form = useForm(administrator.login, {
    start: { username: '', password: '' },
    otherwise: t('Login failed'),
    onDone: onPassword,
  })
  if (ready && token) return <Navigate to={next} replace />
  return (
    <div className="flex min-h-dvh flex-col bg-muted">
      <header className={headerClass}>
        <span className="flex items-center gap-3">
          <Logo className="size-8 text-primary" />
          <span className="font-display text-lg font-semibold">{t('Admin Panel')}</span>
        </span>
        <div className="flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </header>
      <main className="grid flex-1 place-items-center px-4 py-10">
        <Card className="w-full max-w-sm space-y-6 p-6 sm:p-8">
          <div className="space-y-1">
            <h1 className="text-2xl">{t('Sign in')}</h1>
            <p className="text-sm text-muted-foreground">{t('For BrickBazaar administrators.')}</p>
          </div>
          {factorForm ?? (
            <SignInForm
              form={form}
              realm="administrator"
              label={t('Administrator sign-in')}
              submit={t('Sign in')}
            >
              <TextField
                form={form}
                name="username"
                label={t('Username or Email')}
                autoComplete="username"
                required
              />
            </SignInForm>
          )}
          <DemoAccounts />
        </Card>
      </main>
    </div>
  )
}

/** Shown only where the server runs with demo data (ACC-5). */
function DemoAccounts() {
  const { data } = useRead(marketplace.about, {})
  const accounts = data?.demoAccounts?.filter(({ realm }) => realm === 'administrator')
  if (!accounts?.length) return null
  return (
    <section
      aria-label={t('Demo credentials')}
      className="rounded-md bg-primary-tint px-4 py-3 text-sm"
    >
      <p className="font-medium">{t('Demo credentials')}</p>
      <ul className="mt-1 space-y-0.5 text-muted-foreground">
        {accounts.map(({ username, password }) => (
          <li key={username}>
            <code translate="no">{username}</code> / <code translate="no">{password}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}
