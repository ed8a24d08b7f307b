import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConsentPurpose, consent } from '#contract/account/consent.ts'
import { MessageChannel } from '#contract/message/message.ts'
import type { Route } from './+types/unsubscribe.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { OnePress } from './link/one-press.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = 'Stop these messages'

export const meta = () => linkMeta(title)

/** Loads the subject of the link; undefined where it is truncated or forged. */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const found = await readLink(args, consent.unsubscribing, { query: { token } })
  if (!found) return { token, found: undefined }
  const { purpose, channel, recipient, isOver } = found.unsubscribing
  const what = ConsentPurpose.label(purpose)
  return { token, found: { what, by: MessageChannel.label(channel), recipient, isOver } }
}

/** The target of the unsubscribe link in an alert: one press ends the alert, without a sign-in. */
export default function Unsubscribe({ loaderData: { token, found } }: Route.ComponentProps) {
  return (
    <LinkPage title={title}>
      {found ? (
        <OnePress
          isOver={found.isOver}
          act={() => send(token)}
          label="Stop these messages"
          busyLabel="Stopping..."
          done={<Stopped {...found} />}
        >
          {found.what}, by {found.by} to <strong className="break-words">{found.recipient}</strong>.
          Messages about your account go on.
        </OnePress>
      ) : (
        <Empty
          icon={BellOff}
          title="This link is not complete."
          text={
            'Please open it from the message again, or ' +
            'copy the whole of it into the address bar.'
          }
        />
      )}
    </LinkPage>
  )
}

/** Loaded on demand: the contract brings zod, which is not in the first load of a public page. */
async function send(token: string): Promise<void> {
  const [{ call }, contract] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/account/consent.ts'),
  ])
  await call(contract.consent.unsubscribe, { query: { token } })
}

function Stopped({ what, by, recipient }: { what: string; by: string; recipient: string }) {
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
