import { ExternalLink } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useNext } from '#app/admin/shell/use-next.ts'
import { useRead } from '#app/api/query.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { PropertyStatusBadge } from '#app/property/property-status.tsx'
import { type Flag, FlagReason, flag } from '#contract/flag.ts'
import { t } from '#domain/locale/translate.ts'
import { FlagDecision } from './decision.tsx'
import { FlagStatusBadge } from './status.tsx'

/** All reports of one listing, with the decision. */
export default function FlagDetail() {
  const { id = '' } = useParams()
  const read = useRead(flag.get, { params: { id } })
  const onDone = useNext('flags', read.data?.next ?? null)
  const may = useMay()
  return (
    <RouteDialog
      title={read.data?.flag.property.title ?? t('Reported listing')}
      {...(read.data && { description: read.data.flag.property.broker })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load report')} height="h-96">
        {(reply) => (
          <div key={id} className="space-y-6">
            <Listing row={reply.flag} />
            <section aria-label={t('Reports of this listing')}>
              <ol className="space-y-3">
                {[reply.flag, ...reply.others].map((row) => (
                  <Report key={row._id} row={row} />
                ))}
              </ol>
            </section>
            {may('flag.change') && reply.flag.may.length > 0 && (
              <FlagDecision row={reply.flag} onDone={onDone} />
            )}
            <History kind="flag" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Listing({ row: { property } }: { row: Flag }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <PropertyStatusBadge status={property.status} />
      {property.removed ? (
        <span className="text-muted-foreground">{t('This listing has been deleted.')}</span>
      ) : (
        <Link
          to={`/bb-admin/properties/${property._id}`}
          className={
            'inline-flex min-h-10 items-center gap-2 ' +
            'font-medium text-link underline underline-offset-4'
          }
        >
          {t('Open the listing')}
          <ExternalLink aria-hidden className="size-4" />
        </Link>
      )}
    </p>
  )
}

function Report({ row }: { row: Flag }) {
  return (
    <li className="space-y-1 rounded-lg border p-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{FlagReason.label(row.reason)}</span>
        <FlagStatusBadge status={row.status} />
      </p>
      {row.note && <p className="break-words whitespace-pre-line">{row.note}</p>}
      <p className="text-xs break-words text-muted-foreground">
        <When at={row.createdAt} time />
        {row.contact && <> · {row.contact}</>}
        {row.decidedBy && <> · {t('Decided by {name}', { name: row.decidedBy })}</>}
      </p>
    </li>
  )
}
