import { Link } from 'react-router'
import { EntryFrame } from '#app/account/entry-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Register } from './register.tsx'
import { SignIn } from './sign-in.tsx'

const invitation = {
  title: 'List homes where families look for them',
  text: 'Every listing is read by a person, and every broker is verified. That is why people call.',
  benefits: [
    'Listings reviewed within 24 to 48 hours',
    'Photos taken straight from your phone',
    'Views and inquiries for each listing',
    'Your verified badge on every page',
  ],
  action: (
    <Button asChild variant="outline">
      <Link to="/properties">See what is listed</Link>
    </Button>
  ),
}

export function Entry() {
  return (
    <EntryFrame
      title="Broker Portal"
      subtitle="Sign in, or open an account in a few minutes."
      signIn={<SignIn />}
      register={{ label: 'Register', form: <Register /> }}
      invitation={invitation}
    />
  )
}
