import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { read } from '#app/api/inject.ts'
import { Empty } from '#app/kit/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { waitlist } from '#contract/waitlist.ts'
import type { Route } from './+types/waitlist-confirm.ts'

export const meta = () => [
  { title: 'Confirm your place on the waitlist | BrickBazaar' },
  { name: 'robots', content: 'noindex' },
  // The address confirms for its owner: it is told to no other site.
  { name: 'referrer', content: 'no-referrer' },
]

/** What the link is about; nothing where it is cut, forged or older than the entry. */
export async function loader(args: Route.LoaderArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const found = await read(args, waitlist.confirmation, { query: { token } }).catch(
    (problem: { init?: { status?: number } }) => {
      if (problem.init?.status === 400) return undefined
      throw problem
    },
  )
  return { token, confirmation: found?.confirmation }
}

/** Where the link of the waitlist leads: one press confirms, so that a mail scanner does not. */
export default function WaitlistConfirm({ loaderData }: Route.ComponentProps) {
  const { token, confirmation } = loaderData
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-12 lg:py-16">
      <div className="rounded-lg border bg-card p-5 sm:p-8">
        <h1 className="text-2xl">Confirm your place on the waitlist</h1>
        {confirmation ? (
          <Confirming token={token} {...confirmation} />
        ) : (
          <Empty
            icon={BellRing}
            title="This link is not complete."
            text="Please open it from the message again, or join the waitlist once more."
          />
        )}
      </div>
    </div>
  )
}

/** The contract brings zod along, which the first load of a public page spares. */
async function send(token: string): Promise<void> {
  const [{ call }, contract] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/waitlist.ts'),
  ])
  await call(contract.waitlist.confirm, { body: { token } })
}

interface ConfirmingProps {
  token: string
  city: string
  isConfirmed: boolean
}

function Confirming({ token, city, isConfirmed }: ConfirmingProps) {
  const [state, setState] = useState<'open' | 'busy' | 'over'>(isConfirmed ? 'over' : 'open')
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    setState('busy')
    setProblem(undefined)
    try {
      await send(token)
      setState('over')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setState('open')
    }
  }
  if (state === 'over') {
    return (
      <Empty
        icon={BellRing}
        title="You are on the waitlist"
        text={`We will tell you when the first home in ${city} is live.`}
        action={
          <Button asChild variant="outline">
            <Link to="/properties">See homes</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <p className="mt-2 mb-6">
        We will write to you once, when the first home in <strong>{city}</strong> is live.
      </p>
      {problem && (
        <p role="alert" className="mb-4 text-sm font-medium text-status-red-text">
          This did not work. {problem}
        </p>
      )}
      <Button size="lg" disabled={state === 'busy'} onClick={() => void confirm()}>
        {state === 'busy' ? 'Confirming...' : 'Confirm'}
      </Button>
    </>
  )
}
