import { Link } from 'react-router'
import { EntryFrame } from '#app/account/entry-frame.tsx'
import { IntentNotice } from '#app/customer-portal/saved-search/intent-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Register } from './register.tsx'
import { SignIn } from './sign-in.tsx'

const invitation = {
  title: 'Are you a broker?',
  text: 'List your properties where people look for a home.',
  benefits: [
    'List unlimited properties',
    'Connect with verified customers',
    'Advanced analytics and insights',
    '24/7 support',
  ],
  action: (
    <Button asChild variant="outline">
      <Link to="/broker-portal">Join as Broker</Link>
    </Button>
  ),
}

export function Entry() {
  return (
    <EntryFrame
      title="Customer Portal"
      subtitle="Find your dream property with verified brokers"
      signIn={
        <>
          <IntentNotice />
          <SignIn />
        </>
      }
      register={{ label: 'Quick Sign Up', form: <Register /> }}
      invitation={invitation}
    />
  )
}
