import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { read } from '#app/api/inject.ts'
import { Empty } from '#app/kit/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConsentPurpose, consent } from '#contract/consent.ts'
import { MessageChannel } from '#contract/message.ts'
import type { Route } from './+types/unsubscribe.ts'

export const meta = () => [
  { title: 'Stop these messages | BrickBazaar' },
  { name: 'robots', content: 'noindex' },
  // The address stops messages: it is told to no other site.
  { name: 'referrer', content: 'no-referrer' },
]

/** What the link is about; nothing where it is cut or forged. */
export async function loader(args: Route.LoaderArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const found = await read(args, consent.unsubscribing, { query: { token } }).catch(() => undefined)
  if (!found) return { found: undefined }
  const { purpose, channel, recipient, isOver } = found.unsubscribing
  const what = ConsentPurpose.label(purpose)
  return { found: { what, by: MessageChannel.label(channel), recipient, isOver } }
}

/** Where the link of an alert leads: one press ends it, without signing in. */
export default function Unsubscribe({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-12 lg:py-16">
      <div className="rounded-lg border bg-card p-5 sm:p-8">
        <h1 className="text-2xl">Stop these messages</h1>
        {found ? (
          <Stopping {...found} />
        ) : (
          <Empty
            icon={BellOff}
            title="This link is not complete."
            text="Please open it from the message again, or copy the whole of it into the address bar."
          />
        )}
      </div>
    </div>
  )
}

interface StoppingProps {
  what: string
  by: string
  recipient: string
  isOver: boolean
}

/** The contract brings zod along, which the first load of a public page spares. */
async function send(query: { token: string }): Promise<void> {
  const [{ call }, contract] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/consent.ts'),
  ])
  await call(contract.consent.unsubscribe, { query })
}

function Stopping({ what, by, recipient, isOver }: StoppingProps) {
  const [address] = useSearchParams()
  const [state, setState] = useState<'open' | 'busy' | 'over'>(isOver ? 'over' : 'open')
  const [problem, setProblem] = useState<string>()
  const stop = async () => {
    setState('busy')
    setProblem(undefined)
    try {
      await send({ token: address.get('token') ?? '' })
      setState('over')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setState('open')
    }
  }
  if (state === 'over') {
    return (
      <Empty
        icon={BellOff}
        title={`No more of these by ${by}.`}
        text={`"${what}" to ${recipient} has ended. You can turn it on again in your account.`}
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
        {what}, by {by} to <strong className="break-words">{recipient}</strong>. Messages about your
        account go on.
      </p>
      {problem && (
        <p role="alert" className="mb-4 text-sm font-medium text-status-red-text">
          This did not work. {problem}
        </p>
      )}
      <Button size="lg" disabled={state === 'busy'} onClick={() => void stop()}>
        {state === 'busy' ? 'Stopping...' : 'Stop these messages'}
      </Button>
    </>
  )
}
