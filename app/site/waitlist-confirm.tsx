import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { waitlist } from '#contract/waitlist.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Route } from './+types/waitlist-confirm.ts'
import { ActButton } from './link/act-button.tsx'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = msg('Confirm your place on the waitlist')

export const meta = () => linkMeta(t(title))

/**
 * Loads the subject of the link; undefined where it is truncated, forged or older than the entry.
 */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const found = await readLink(args, waitlist.confirmation, { query: { token } })
  return { token, confirmation: found?.confirmation }
}

/** The target of the confirmation link of the waitlist. */
export default function WaitlistConfirm({ loaderData }: Route.ComponentProps) {
  const { token, confirmation } = loaderData

  return (
    <LinkPage title={t(title)}>
      {confirmation ? (
        <ActButton
          isOver={confirmation.isConfirmed}
          act={() => send(token)}
          label={t({ id: 'waitlist.confirm', message: 'Confirm' })}
          busyLabel={t('Confirming...')}
          done={<Confirmed city={confirmation.city} />}
        >
          <Rich
            text={t(
              'We will notify you once, when the first property in <0>{city}</0> goes live.',
              { city: confirmation.city },
            )}
            elements={[<strong key="city" />]}
          />
        </ActButton>
      ) : (
        <Empty
          icon={BellRing}
          title={t('This link is incomplete.')}
          text={t('Open it again from the message, or join the waitlist again.')}
        />
      )}
    </LinkPage>
  )
}

/** Loaded on demand: the contract brings zod, which is not in the first load of a public page. */
async function send(token: string): Promise<void> {
  const [{ call }, contract] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/waitlist.ts'),
  ])
  await call(contract.waitlist.confirm, { body: { token } })
}

function Confirmed({ city }: { city: string }) {
  return (
    <Empty
      icon={BellRing}
      title={t('You are on the waitlist')}
      text={t('We will notify you when the first property in {city} goes live.', { city })}
      action={
        <Button asChild variant="outline">
          <Link to="/properties">{t('Browse homes')}</Link>
        </Button>
      }
    />
  )
}
