import { BellOff } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConsentPurpose, consent } from '#contract/account/consent.ts'
import { MessageChannel } from '#contract/message/message.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/unsubscribe.ts'
import { ActButton } from './link/act-button.tsx'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = msg('Stop these messages')

export const meta = () => linkMeta(t(title))

/** Loads the subject of the link; undefined where it is truncated or forged. */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const found = await readLink(args, consent.unsubscribing, { query: { token } })
  if (!found) return { token, found: undefined }
  const { purpose, channel, recipient, isOver } = found.unsubscribing
  const what = t(ConsentPurpose.label(purpose))
  return { token, found: { what, by: t(MessageChannel.label(channel)), recipient, isOver } }
}

/** The target of the unsubscribe link in an alert: one press ends the alert, without a sign-in. */
export default function Unsubscribe({ loaderData: { token, found } }: Route.ComponentProps) {
  return (
    <LinkPage title={t(title)}>
      {found ? (
        <ActButton
          isOver={found.isOver}
          act={() => send(token)}
          label={t('Stop these messages')}
          busyLabel={t('Stopping...')}
          done={<Stopped {...found} />}
        >
          <Rich
            text={t(
              '“{what}” by {channel} to <0>{recipient}</0>. You will still get messages ' +
                'about your account.',
              { what: found.what, channel: found.by, recipient: found.recipient },
            )}
            elements={[<strong key="recipient" className="break-words" />]}
          />
        </ActButton>
      ) : (
        <Empty
          icon={BellOff}
          title={t('This link is incomplete.')}
          text={t('Open it again from the message, or copy the whole link into the address bar.')}
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
      title={t('You will no longer get these messages by {channel}.', { channel: by })}
      text={t(
        'You will no longer get “{what}” at {recipient}. You can turn it on again in ' +
          'your account.',
        {
          what,
          recipient,
        },
      )}
      action={
        <Button asChild variant="outline">
          <Link to="/properties">{t('Browse homes')}</Link>
        </Button>
      }
    />
  )
}
