import { useId, useState } from 'react'
import { useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog, useCloseRoute } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { type LocationRow, LocationType, location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Merges a location into another: two spellings from an import, or one that is to be removed. */
export default function LocationMerge() {
  const { id = '' } = useParams()
  const read = useRead(location.get, { params: { id } })
  const name = read.data?.location.name
  return (
    <RouteDialog
      title={name ? t('Merge {name}', { name }) : t('Merge Location')}
      description={t(
        'Its listings, areas and names move to the other location. Then this one is ' + 'deleted.',
      )}
    >
      <Loaded read={read} failed={t('Failed to load location')}>
        {(reply) => <MergeForm row={reply.location} />}
      </Loaded>
    </RouteDialog>
  )
}

function MergeForm({ row }: { row: LocationRow }) {
  const close = useCloseRoute()
  const [into, setInto] = useState<LocationRow>()
  const merge = useSend(location.merge, {
    done: t('Location merged successfully'),
    failed: t('Failed to merge location'),
    onDone: close,
  })
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (into) void merge.send({ params: { id: row._id }, body: { into: into._id } })
      }}
    >
      <TargetChoice row={row} chosen={into} onChoose={setInto} />
      {into && (
        <p className="rounded-md bg-muted px-4 py-3 text-sm" aria-live="polite">
          {t(
            '{count, plural, one {# listing of {name} moves to {target}.} other {{figure} ' +
              'listings of {name} move to {target}.}} This action cannot be undone.',
            {
              count: row.propertyCount,
              figure: withCommas(row.propertyCount),
              name: row.name,
              target: into.name,
            },
          )}
        </p>
      )}
      <DialogFooter>
        <Button variant="outline" disabled={merge.busy} onClick={close}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="destructive" disabled={!into || merge.busy}>
          {merge.busy ? t('Merging...') : t('Merge')}
        </Button>
      </DialogFooter>
    </form>
  )
}

interface TargetChoiceProps {
  row: LocationRow
  chosen: LocationRow | undefined
  onChoose: (row: LocationRow) => void
}

function TargetChoice({ row, chosen, onChoose }: TargetChoiceProps) {
  const id = useId()
  // The first word of a name finds its other spellings.
  const [search, setSearch] = useState(row.name.split(/\s/)[0] ?? '')
  const read = useRead(location.list, { query: { search, limit: '30' } }, { keepPrevious: true })
  const rank = LocationType.keys.indexOf(row.type)
  const fits = (other: LocationRow) =>
    other._id !== row._id && LocationType.keys.indexOf(other.type) <= rank
  const found = read.data?.locations.filter(fits)
  // For a unique name the nearest location is the most likely target.
  const beside = useRead(
    location.list,
    { query: { type: row.type, ...(row.parent && { parentId: row.parent._id }), limit: '30' } },
    { enabled: found?.length === 0 },
  )
  const rows = found?.length === 0 ? beside.data?.locations.filter(fits) : found
  return (
    <div className="space-y-3">
      <div className="space-y-1.5">
        <Label htmlFor={id}>{t('Merge into')}</Label>
        <Input
          id={id}
          type="search"
          value={search}
          maxLength={120}
          placeholder={t('Search locations')}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {read.isError && (
        <Problem
          title={t('Failed to load locations')}
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      )}
      {found?.length === 0 && (
        <p className="text-sm text-muted-foreground">
          {nothingCalledThat(rows ?? [], row.parent?.name)}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label={t('Locations to merge into')}
        className="max-h-64 space-y-1 overflow-y-auto"
      >
        {rows?.map((other) => (
          <label
            key={other._id}
            className={
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border px-3 py-2 ' +
              'text-sm has-checked:border-primary has-checked:bg-primary-tint'
            }
          >
            <input
              type="radio"
              name={`${id}-target`}
              checked={chosen?._id === other._id}
              onChange={() => onChoose(other)}
              className="accent-primary"
            />
            <span className="min-w-0 flex-1 break-words">
              {other.name}
              <span className="block text-xs text-muted-foreground">
                {[LocationType.label(other.type), other.parent?.name, other.state]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="figures text-xs text-muted-foreground">
              {withCommas(other.propertyCount)}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}

/** What to say where no other location has the name; locations nearby may be listed below. */
function nothingCalledThat(nearby: readonly LocationRow[], parent: string | undefined): string {
  if (nearby.length === 0) return t('No other location has this name.')
  if (!parent) return t('No other location has this name. Choose one of these:')
  return t('No other location has this name. Others in {parent}:', { parent })
}
