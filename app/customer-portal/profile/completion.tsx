import { useCustomer } from '#app/customer-portal/session.ts'
import { Progress } from '#app/ui/progress.tsx'

/** What a share of the profile means to a customer (CUS-1). */
export function completionWords(share: number): string {
  return share < 100 ? 'Complete for better matches' : 'Fully completed'
}

/** How much of the profile is filled in, as the server counts it. */
export function Completion() {
  const { profileCompletion } = useCustomer()
  return (
    <div className="space-y-2">
      <p className="flex justify-between gap-4 text-sm">
        <span>{completionWords(profileCompletion)}</span>
        <span className="figures font-medium">{profileCompletion}%</span>
      </p>
      <Progress value={profileCompletion} label="Profile completion" />
    </div>
  )
}
