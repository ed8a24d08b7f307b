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
import { counted, withCommas } from '#domain/text/format-number.ts'

/** Merges a location into another: two spellings from an import, or one that is to be removed. */
export default function LocationMerge() {
  const { id = '' } = useParams()
  const read = useRead(location.get, { params: { id } })
  const name = read.data?.location.name
  return (
    <RouteDialog
      title={name ? `Merge ${name}` : 'Merge Location'}
      description={
        'Its listings, the places in it and its names go ' +
        'over to the other place; then it is deleted.'
      }
    >
      <Loaded read={read} failed="Failed to load location">
        {(reply) => <MergeForm row={reply.location} />}
      </Loaded>
    </RouteDialog>
  )
}

function MergeForm({ row }: { row: LocationRow }) {
  const close = useCloseRoute()
  const [into, setInto] = useState<LocationRow>()
  const merge = useSend(location.merge, {
    done: 'Location merged successfully',
    failed: 'Failed to merge location',
    onDone: close,
  })
  const listings = counted(row.propertyCount, 'listing')
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
          {listings} of {row.name} will lie in {into.name}. This action cannot be undone.
        </p>
      )}
      <DialogFooter>
        <Button variant="outline" disabled={merge.busy} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" disabled={!into || merge.busy}>
          {merge.busy ? 'Merging...' : 'Merge'}
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
  const read = useRead(location.list, { query: { search, limit: '30' } }, { keep: true })
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
        <Label htmlFor={id}>Merge into</Label>
        <Input
          id={id}
          type="search"
          value={search}
          maxLength={120}
          placeholder="Search locations"
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {read.isError && (
        <Problem
          title="Failed to load locations"
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      )}
      {found?.length === 0 && (
        <p className="text-sm text-muted-foreground">
          No other location is called that.
          {rows &&
            rows.length > 0 &&
            ` These lie ${row.parent ? `in ${row.parent.name}` : 'beside it'} too:`}
        </p>
      )}
      <div
        role="radiogroup"
        aria-label="Locations to merge into"
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
