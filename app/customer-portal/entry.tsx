import { Link } from 'react-router'
import { EntryFrame } from '#app/account/entry-frame.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { Register } from './register.tsx'
import { SignIn } from './sign-in.tsx'

const invitation = {
  title: 'Are you a broker?',
  text: 'List your properties where people look for a home.',
  benefits: [
    'List as many properties as you have',
    'Every listing is read by a person before it goes live',
    'Views and inquiries counted for each listing',
    'A verified badge once your KYC is checked',
  ],
  action: (
    <Button asChild variant="outline">
      <Link to="/broker-portal">Join as Broker</Link>
    </Button>
  ),
}

export function Entry() {
  return (
    <EntryFrame invitation={invitation}>
      <h1 className="text-2xl">Customer Portal</h1>
      <p className="mt-1 mb-6 text-sm text-muted-foreground">
        Find your dream property with verified brokers
      </p>
      <Tabs defaultValue="sign-in">
        <TabsList>
          <TabsTrigger value="sign-in">Sign In</TabsTrigger>
          <TabsTrigger value="register">Quick Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="sign-in">
          <SignIn />
        </TabsContent>
        <TabsContent value="register">
          <Register />
        </TabsContent>
      </Tabs>
    </EntryFrame>
  )
}
