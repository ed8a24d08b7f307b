import { Pencil, Play, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { useCustomer } from '#app/customer-portal/session.ts'
import { Switch } from '#app/customer-portal/switch.tsx'
import { Confirm } from '#app/kit/confirm.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Rich } from '#app/kit/rich.tsx'
import type { SearchRun } from '#app/property/search-run.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import { AlertFrequency, type SavedSearch, savedSearch } from '#contract/saved/saved-search.ts'
import { searchAddress } from '#contract/search/address.ts'
import { placesText, priceRangeText } from '#contract/search/labels.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** A saved search: its filters, the number of new homes, and its alerts. */
export function SearchRow({ row }: { row: SavedSearch }) {
  const { filters, newCount } = row
  const { isVerified } = useCustomer()
  const isInWords = filters.search && !filters.propertyType && !filters.location
  const type = filters.propertyType
    ? PropertyTypeOrSegment.label(filters.propertyType)
    : t('Any property')
  const sought = isInWords ? (row.understood ?? filters.search ?? type) : type
  const range = priceRangeText(filters)
  return (
    <article className="space-y-3 rounded-lg border bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 space-y-1">
          <h2 className="font-sans text-base font-semibold break-words">
            {row.name}
            {newCount > 0 && (
              <Badge variant="marigold" className="ml-2 align-middle">
                {t('{figure} new since {date}', {
                  figure: withCommas(newCount),
                  date: formatDate(row.lastRunAt ?? row.createdAt),
                })}
              </Badge>
            )}
          </h2>
          <p className="text-sm break-words">
            {filters.location
              ? t('{sought} in {places}', { sought, places: placesText(filters.location) })
              : sought}
            {range && <span className="figures"> · {range}</span>}
          </p>
          {row.label !== row.name && (
            <p className="text-sm break-words text-muted-foreground">{row.label}</p>
          )}
          <p className="text-xs text-muted-foreground">
            <Rich text={t('Created <0/>')} elements={[<When key="created" at={row.createdAt} />]} />
            {row.alertsEnabled && ` · ${AlertFrequency.label(row.frequency)}`}
          </p>
          {row.alertsEnabled && !isVerified && (
            <p className="text-xs font-medium">{t('Confirm your email to get alerts.')}</p>
          )}
        </div>
        <AlertSwitch row={row} />
      </div>
      <Actions row={row} />
    </article>
  )
}

/** Shows the new setting at once, and reverts it where saving fails. */
function AlertSwitch({ row }: { row: SavedSearch }) {
  const [chosen, setChosen] = useState<boolean>()
  const change = useSend(savedSearch.change, { done: t('Search alert preferences updated') })
  const turn = async (alertsEnabled: boolean) => {
    setChosen(alertsEnabled)
    const saved = await change.send({ params: { id: row._id }, body: { alertsEnabled } })
    if (!saved) setChosen(undefined)
  }
  // The new setting is shown until the refetched row has it.
  useEffect(() => {
    if (chosen === row.alertsEnabled) setChosen(undefined)
  }, [chosen, row.alertsEnabled])
  return (
    <Switch
      label={t('Alerts')}
      name={t('Alerts for {name}', { name: row.name })}
      isOn={chosen ?? row.alertsEnabled}
      busy={change.busy}
      onTurn={(isOn) => void turn(isOn)}
    />
  )
}

function Actions({ row }: { row: SavedSearch }) {
  const navigate = useNavigate()
  const run = useSend(savedSearch.run, {
    // The stored filters, because the search may have been changed on another device.
    onDone: ({ savedSearch: { newCount, filters }, since }) =>
      void navigate(searchAddress(filters), { state: { newCount, since } satisfies SearchRun }),
  })
  const remove = useSend(savedSearch.remove, { done: t('Saved search deleted') })
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="outline">
        <Link to={row._id} preventScrollReset aria-label={t('Edit {name}', { name: row.name })}>
          <Pencil aria-hidden />
          {t('Edit')}
        </Link>
      </Button>
      <Button disabled={run.busy} onClick={() => void run.send({ params: { id: row._id } })}>
        <Play aria-hidden />
        {t('Run Search')}
      </Button>
      <Confirm
        title={t('Delete this search?')}
        text={t('This deletes “{name}” and its alerts. This cannot be undone.', { name: row.name })}
        action={t('Delete')}
        destructive
        onConfirm={() => remove.send({ params: { id: row._id } })}
        trigger={
          <Button
            variant="ghost"
            aria-label={t('Delete {name}', { name: row.name })}
            className="ml-auto"
          >
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{t('Delete')}</span>
          </Button>
        }
      />
    </div>
  )
}
