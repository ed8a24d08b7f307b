import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { availability, type Requested, RequestedState } from '#contract/property/availability.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { Route } from './+types/confirm-listings.ts'
import { LinkPage, linkMeta } from './link/link-page.tsx'
import { readLink, tokenOf } from './link/read-link.ts'

const title = msg('Are these still available?')

export const meta = () => linkMeta(t(title))

/** Loads the listings of the link; undefined if it is truncated, forged or expired. */
export async function loader(args: Route.LoaderArgs) {
  const token = tokenOf(args.request)
  const found = await readLink(args, availability.requested, { query: { token } })
  const listings = found?.listings.map((listing) => ({
    ...listing,
    label: t(RequestedState.label(listing.state)),
  }))
  return { token, listings }
}

type Line = Requested['listings'][number] & { label: string }

/** The target of the link in a message: a broker confirms listings without a sign-in. */
export default function ConfirmListings({ loaderData }: Route.ComponentProps) {
  const { token, listings } = loaderData
  return (
    <LinkPage title={t(title)}>
      {listings ? (
        <Lines token={token} before={listings} />
      ) : (
        <Empty
          icon={CalendarCheck}
          title={t('This link is incomplete or has expired.')}
          text={t('Open it again from the message, or sign in to confirm your listings.')}
          action={<ToPortal />}
        />
      )}
    </LinkPage>
  )
}

function Lines({ token, before }: { token: string; before: Line[] }) {
  const [lines, setLines] = useState(before)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const open = lines.filter(({ state }) => state === 'open')
  const chosen = open.filter(({ _id }) => !left.has(_id)).map(({ _id }) => _id)
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setLines(await send(token, chosen))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  return (
    <>
      <ul className="my-6 divide-y rounded-lg border">
        {lines.map(({ _id, title, state, label }) => (
          <li key={_id} className="px-4 py-3">
            {state === 'open' ? (
              <label htmlFor={`confirm-${_id}`} className="flex items-center gap-3">
                <Checkbox
                  id={`confirm-${_id}`}
                  checked={!left.has(_id)}
                  onChange={() => toggle(_id)}
                />
                <span className="min-w-0 break-words">{title}</span>
              </label>
            ) : (
              <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 break-words">{title}</span>
                <span className="text-sm text-muted-foreground">{label}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mb-4 text-sm font-medium text-status-red-text">
          {t('This did not work. {problem}', { problem })}
        </p>
      )}
      {open.length > 0 ? (
        <Button size="lg" disabled={busy || chosen.length === 0} onClick={() => void press()}>
          {busy ? t('Confirming...') : confirmText(chosen.length)}
        </Button>
      ) : (
        <p role="status" className="font-medium">
          {t('Thank you. There is nothing more to confirm here.')}
        </p>
      )}
      <p className="mt-6 text-sm text-muted-foreground">
        {t(
          'If a home is sold or rented, mark it in the broker portal. ' +
            'Enquiries about it then stop.',
        )}
      </p>
      <div className="mt-3">
        <ToPortal />
      </div>
    </>
  )
}

const confirmText = (count: number) =>
  t('{count, plural, one {Confirm # listing} other {Confirm {figure} listings}}', {
    count,
    figure: withCommas(count),
  })

function ToPortal() {
  return (
    <Button asChild variant="outline">
      <Link to="/broker-portal/properties">{t('Open the broker portal')}</Link>
    </Button>
  )
}

/** Loaded on demand: the contract brings zod, which is not in the first load of a public page. */
async function send(token: string, ids: string[]): Promise<Line[]> {
  const [{ call }, contract] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/property/availability.ts'),
  ])
  const { listings } = await call(contract.availability.confirmRequested, {
    query: { token },
    body: { ids },
  })
  return listings.map((listing) => ({
    ...listing,
    label: t(contract.RequestedState.label(listing.state)),
  }))
}
