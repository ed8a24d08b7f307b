import { House } from 'lucide-react'
import { Link, Outlet, useNavigate, useSearchParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { type ShortlistLine, shortlist } from '#contract/shortlist/shortlist.ts'
import { t } from '#domain/locale/translate.ts'
import { readIds } from './chosen-homes.ts'

/**
 * The customer's shortlists; with homes in the address, the choice of the shortlist to add them to.
 */
export default function ShortlistList() {
  const [params] = useSearchParams()
  const homes = readIds(params)
  const read = useRead(shortlist.list, {
    query: homes.length > 0 ? { homes: homes.join(',') } : {},
  })
  const newAddress = `/customer-portal/shortlists/new?${params}`
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageTitle
          title={homes.length > 0 ? t('Add to a shortlist') : t('Shortlists')}
          subtitle={t('Share homes by link and decide together. Others need no account to vote.')}
        />
        <Link to={newAddress} className={buttonClass({ className: 'h-11' })}>
          {t('New shortlist')}
        </Link>
      </div>
      <Loaded read={read} failed={t('Failed to load shortlists')} height="h-48">
        {({ shortlists }) => {
          const shown = homes.length > 0 ? shortlists.filter((one) => !one.isEnded) : shortlists
          return shown.length === 0 ? (
            <Nothing />
          ) : (
            <ul aria-label={t('Shortlists')} className="grid gap-3 lg:grid-cols-2">
              {shown.map((row) => (
                <li key={row._id} className="min-w-0">
                  <Line row={row} homes={homes} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <Outlet />
    </div>
  )
}

function Line({ row, homes }: { row: ShortlistLine; homes: string[] }) {
  return (
    <article className="flex flex-wrap items-center gap-3 rounded-lg border bg-card p-4">
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-base font-medium tracking-normal break-words">
          <Link to={`/customer-portal/shortlists/${row._id}`} className="hover:underline">
            {row.name}
          </Link>
        </h2>
        <p className="text-sm text-muted-foreground">
          {t('{count, plural, one {# home} other {# homes}}', { count: row.homeCount })}
          {' · '}
          {t('{count, plural, one {# person} other {# people}}', { count: row.participantCount })}
        </p>
      </div>
      {row.isEnded && <Badge>{t('Ended')}</Badge>}
      {homes.length > 0 && <AddHere row={row} homes={homes} />}
    </article>
  )
}

function AddHere({ row, homes }: { row: ShortlistLine; homes: string[] }) {
  const navigate = useNavigate()
  const { send, busy } = useSend(shortlist.addHomes, {
    done: t('Added to “{name}”', { name: row.name }),
    failed: t('Failed to add'),
    onDone: () => void navigate(`/customer-portal/shortlists/${row._id}`),
  })
  if (row.has.length === homes.length) return <Badge variant="tint">{t('Already added')}</Badge>
  return (
    <Button
      variant="outline"
      className="h-11"
      disabled={busy}
      aria-label={t('Add to “{name}”', { name: row.name })}
      onClick={() => void send({ params: { id: row._id }, body: { propertyIds: homes } })}
    >
      {t('Add')}
    </Button>
  )
}

function Nothing() {
  return (
    <div className="rounded-lg border bg-card">
      <Empty
        icon={House}
        title={t('No shortlists yet')}
        text={t(
          'Make one, add homes that you saved or compared, and send its link to your family.',
        )}
      />
    </div>
  )
}
