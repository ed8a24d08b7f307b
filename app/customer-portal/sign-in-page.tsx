import { Link } from 'react-router'
import { SignInPageFrame } from '#app/account/sign-in-page-frame.tsx'
import { IntentNotice } from '#app/customer-portal/saved-search/intent-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { Register } from './register.tsx'
import { SignIn } from './sign-in.tsx'

const invitation = () => ({
  title: t('Are you a broker?'),
  text: t('List your properties where people search for homes.'),
  benefits: [
    t('List unlimited properties'),
    t('Connect with verified customers'),
    t('Advanced analytics and insights'),
    t('24/7 support'),
  ],
  action: (
    <Button asChild variant="outline">
      <Link to="/broker-portal">{t('Join as Broker')}</Link>
    </Button>
  ),
})

export function SignInPage() {
  return (
    <SignInPageFrame
      title={t('Customer Portal')}
      subtitle={t('Find your dream property with verified brokers')}
      signIn={
        <>
          <IntentNotice />
          <SignIn />
        </>
      }
      register={{ label: t('Quick Sign Up'), form: <Register /> }}
      invitation={invitation()}
    />
  )
}
