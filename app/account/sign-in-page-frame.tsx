import { ArrowLeft, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { LanguageMenu } from '#app/theme/language-menu.tsx'
import { LogoWithName } from '#app/theme/logo.tsx'
import { ThemeMenu } from '#app/theme/theme-menu.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { t } from '#domain/locale/translate.ts'

const headerClass = 'flex h-16 items-center justify-between gap-4 border-b bg-card px-4 sm:px-6'

interface SignInPageFrameProps {
  title: string
  subtitle: string
  signIn: ReactNode
  register: { label: string; form: ReactNode }
  /** The benefits of an account, beside the form. */
  invitation: { title: string; text: string; benefits: readonly string[]; action: ReactNode }
}

/** The signed-out page of a portal: sign in or register, beside the benefits of an account. */
export function SignInPageFrame({
  title,
  subtitle,
  signIn,
  register,
  invitation,
}: SignInPageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-background">
      <SkipLink />
      <header className={headerClass}>
        <Link to="/" aria-label={t('BrickBazaar home page')}>
          <LogoWithName />
        </Link>
        <div className="flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          <Button asChild variant="ghost">
            <Link to="/">
              <ArrowLeft aria-hidden />
              <span className="max-sm:sr-only">{t('Back to Home')}</span>
            </Link>
          </Button>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={
          'mx-auto grid w-full max-w-6xl flex-1 content-start gap-10 px-4 py-8 outline-none ' +
          'sm:px-6 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-start lg:gap-16 lg:py-14'
        }
      >
        <section className="max-lg:order-last lg:sticky lg:top-14">
          <h2 className="max-w-md text-3xl text-balance">{invitation.title}</h2>
          <p className="mt-3 max-w-md text-muted-foreground">{invitation.text}</p>
          <ul className="mt-6 space-y-3">
            {invitation.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <span
                  className={
                    'mt-0.5 grid size-5 shrink-0 place-items-center ' +
                    'rounded-full bg-primary-tint text-link'
                  }
                >
                  <Check aria-hidden className="size-3.5" />
                </span>
                {benefit}
              </li>
            ))}
          </ul>
          <div className="mt-8">{invitation.action}</div>
        </section>
        <div className="rounded-lg border bg-card p-5 sm:p-8">
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 mb-6 text-sm text-muted-foreground">{subtitle}</p>
          <Tabs defaultValue="sign-in">
            <TabsList>
              <TabsTrigger value="sign-in">{t('Sign In')}</TabsTrigger>
              <TabsTrigger value="register">{register.label}</TabsTrigger>
            </TabsList>
            <TabsContent value="sign-in">{signIn}</TabsContent>
            <TabsContent value="register">{register.form}</TabsContent>
          </Tabs>
        </div>
      </main>
    </div>
  )
}
