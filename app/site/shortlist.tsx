import { House } from 'lucide-react'
import { Link } from 'react-router'
import { read } from '#app/api/inject.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Button } from '#app/ui/button.tsx'
import { shortlistRoom } from '#contract/shortlist/room.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/shortlist.ts'
import { linkMeta } from './link/link-page.tsx'
import { tokenOf } from './link/read-link.ts'
import { Room } from './shortlist/room.tsx'
import { type RoomView, roomView } from './shortlist/room-view.ts'

interface Loaded {
  token: string
  first: RoomView | undefined
  /** The reason why there is nothing to show. */
  refused?: string
}

/** Loads the shortlist of the link, as a visitor without a name sees it. */
export async function loader(args: Route.LoaderArgs): Promise<Loaded> {
  const token = tokenOf(args.request)
  try {
    const { room } = await read(args, shortlistRoom.get, { query: { token } })
    return { token, first: roomView(room) }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused === undefined) throw problem
    return { token, first: undefined, refused }
  }
}

/** Returns the sentence about a link that no longer works; a busy server is handled by the page. */
function refusalOf(problem: unknown): string | undefined {
  const { init, data } = Object(problem) as {
    init?: { status?: number }
    data?: { message?: string }
  }
  return [400, 404, 410].includes(init?.status ?? 0) ? (data?.message ?? '') : undefined
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  linkMeta(loaderData?.first?.name ?? t('Shortlist'))

/** The page of a shared shortlist, opened by its link. */
export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const { token, first, refused } = loaderData
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-16 lg:px-6">
      <h1 className="pt-8 pb-2 text-2xl break-words lg:text-3xl">
        {first?.name ?? t('Shortlist')}
      </h1>
      {first ? (
        <Room key={token} token={token} first={first} />
      ) : (
        <Empty
          icon={House}
          title={refused}
          action={
            <Button asChild variant="outline">
              <Link to="/properties">{t('Browse homes')}</Link>
            </Button>
          }
        />
      )}
    </div>
  )
}
