import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { Completion } from './completion.tsx'
import { useCustomer } from './session.ts'

/** Where the profile stands, and what a customer can do here today. */
export default function Dashboard() {
  const { profileCompletion } = useCustomer()
  return (
    <div className="space-y-6">
      <h1 className="sr-only">Dashboard</h1>
      <Card>
        <CardHeader>
          <CardTitle>
            {profileCompletion < 100
              ? 'Complete your profile for better recommendations'
              : 'Your profile is complete'}
          </CardTitle>
        </CardHeader>
        <CardContent className="space-y-4">
          <Completion />
          <Button asChild variant={profileCompletion < 100 ? 'default' : 'outline'}>
            <Link to="/customer-portal/profile">
              {profileCompletion < 100 ? 'Complete Now' : 'View Profile'}
            </Link>
          </Button>
        </CardContent>
      </Card>
      <Card>
        <CardHeader>
          <CardTitle>Find a home</CardTitle>
        </CardHeader>
        <CardContent className="space-y-4">
          <p className="max-w-prose text-sm text-muted-foreground">
            Search by words, place and price, and send an inquiry to the broker from the page of a
            property. Saving homes and searches is being built and will appear here.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <Link to="/properties">Browse Properties</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/brokers">Browse Brokers</Link>
            </Button>
          </div>
        </CardContent>
      </Card>
    </div>
  )
}
