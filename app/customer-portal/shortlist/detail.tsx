import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'
import { EndShortlist, RemoveShortlist } from './end-shortlist.tsx'
import { People } from './people.tsx'
import { Result } from './result.tsx'
import { Settings } from './settings.tsx'
import { ShareLink } from './share-link.tsx'

/** One shortlist for its owner to manage; the homes and votes are on the shared page. */
export default function ShortlistDetail() {
  const { id = '' } = useParams()
  const read = useRead(shortlist.get, { params: { id } }, { every: 20_000 })
  return (
    <Loaded read={read} failed={t('Failed to load the shortlist')} height="h-96">
      {({ shortlist: own }) => (
        <div className="max-w-2xl space-y-6">
          <PageTitle
            title={own.room.name}
            subtitle={t('{count, plural, one {# home} other {# homes}}', {
              count: own.room.homes.length,
            })}
          />
          {own.room.isEnded ? (
            <Alert>{t('This shortlist has ended. Its link no longer opens.')}</Alert>
          ) : (
            <ShareLink own={own} />
          )}
          <Result room={own.room} />
          <People own={own} />
          {!own.room.isEnded && <Settings key={own.version} own={own} />}
          <div className="flex flex-wrap gap-2 border-t pt-6">
            {!own.room.isEnded && <EndShortlist id={own._id} />}
            <RemoveShortlist id={own._id} />
          </div>
        </div>
      )}
    </Loaded>
  )
}
