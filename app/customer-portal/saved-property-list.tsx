import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '#app/kit/list/empty.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { setSaved } from '#app/property/saved-home.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import { type SavedProperty, savedProperty } from '#contract/saved/saved-property.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { SavedCard } from './saved-card.tsx'

const undoMilliseconds = 5_000

/** Saved homes as they are now, with the changes since they were saved. */
export default function SavedPropertyList() {
  const list = useList(savedProperty.list, (reply) => reply.savedProperties)
  const { gone, remove } = useRemove()
  const rows = list.rows.filter(({ _id }) => !gone.has(_id))
  const total = list.pagination?.total
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Saved Properties')}
        subtitle={total ? t('{figure} saved', { figure: withCommas(total) }) : undefined}
      />
      <p className="-mt-3 max-w-prose text-sm text-muted-foreground">
        <Rich
          text={t(
            'We alert you when the price of a saved home changes, or when it is sold, rented ' +
              'or available again, if alerts are on in your <0>profile</0>. Use the bell on a ' +
              'home to turn its alerts off.',
          )}
          elements={[<Link key="profile" to="/customer-portal/profile" className="underline" />]}
        />
      </p>
      {list.error ? (
        <Problem
          title={t('Failed to load saved properties')}
          error={list.error}
          onRetry={list.retry}
        />
      ) : list.loading ? (
        <Waiting />
      ) : rows.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map((row) => (
            <li key={row._id} className="min-w-0">
              <SavedCard row={row} onRemove={() => void remove(row)} />
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} />
    </div>
  )
}

/** Removes a home at once; Undo works for five seconds. */
function useRemove() {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isGone: boolean) =>
    setGone((before) => {
      const next = new Set(before)
      if (isGone) next.add(id)
      else next.delete(id)
      return next
    })
  const restore = async (id: string) => {
    if (await setSaved(id, true)) mark(id, false)
  }
  const remove = async ({ _id, title }: SavedProperty) => {
    mark(_id, true)
    if (!(await setSaved(_id, false))) return mark(_id, false)
    toast.success(t('Removed from your saved properties'), {
      description: title,
      duration: undoMilliseconds,
      action: { label: t('Undo'), onClick: () => void restore(_id) },
    })
  }
  return { gone, remove }
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-96 w-full" />
      ))}
    </div>
  )
}

function Nothing() {
  return (
    <div className="rounded-lg border bg-card">
      <Empty
        icon={Heart}
        title={t('No saved homes yet')}
        text={t(
          'Tap the heart on a home to save it. You will see price changes and know when ' +
            'it is no longer available.',
        )}
        action={
          <Button asChild>
            <Link to="/properties">{t('Browse Properties')}</Link>
          </Button>
        }
      />
    </div>
  )
}
