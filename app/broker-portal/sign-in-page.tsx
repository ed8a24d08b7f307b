import { Link } from 'react-router'
import { SignInPageFrame } from '#app/account/sign-in-page-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { InvitationNotice } from './agency/invitation-notice.tsx'
import { Register } from './register.tsx'
import { SignIn } from './sign-in.tsx'

export function SignInPage() {
  return (
    <SignInPageFrame
      title={t('Broker Portal')}
      subtitle={t('Sign in, or create an account in a few minutes.')}
      signIn={
        <>
          <InvitationNotice isSignedIn={false} />
          <SignIn />
        </>
      }
      register={{
        label: t('Register'),
        form: (
          <>
            <InvitationNotice isSignedIn={false} />
            <Register />
          </>
        ),
      }}
      invitation={{
        title: t('List properties where home seekers look'),
        text: t('Every listing is reviewed and every broker is verified, so customers trust you.'),
        benefits: [
          t('Listings reviewed within 24 to 48 hours'),
          t('Add photos straight from your phone'),
          t('Views and enquiries for each listing'),
          t('Verified badge on your listings'),
        ],
        action: (
          <Button asChild variant="outline">
            <Link to="/properties">{t('Browse Properties')}</Link>
          </Button>
        ),
      }}
    />
  )
}
