import { Link } from 'react-router'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardContent, CardHeader, CardTitle } from '#app/ui/card.tsx'
import { completionWords } from './completion.tsx'
import { useCustomer } from './session.ts'

/** Where the profile stands, and what a customer can do here today. */
export default function Dashboard() {
  const { profileCompletion } = useCustomer()
  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_1fr]">
      <h1 className="sr-only">Dashboard</h1>
      <dl>
        <StatCard
          label="Profile Complete"
          value={`${profileCompletion}%`}
          detail={completionWords(profileCompletion)}
        />
      </dl>
      <Card>
        <CardHeader>
          <CardTitle>Find a home</CardTitle>
        </CardHeader>
        <CardContent className="space-y-4">
          <p className="max-w-prose text-sm text-muted-foreground">
            Search by words, place and price, and send an inquiry to the broker from the page of a
            property. Your name and number are filled in for you while you are signed in.
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
