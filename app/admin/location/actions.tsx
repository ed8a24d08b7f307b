import { Check, CirclePause, CirclePlay, Merge } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { type LocationRow, location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'

export function LocationActions({ row }: { row: LocationRow }) {
  const { search } = useLocation()
  const may = useMay()
  const change = useSend(location.change, {
    done: t('Location updated successfully'),
    failed: t('Failed to update location'),
  })
  const remove = useSend(location.remove, {
    done: t('Location deleted successfully'),
    failed: t('Failed to delete location'),
  })
  if (!may('location.change')) return null
  const params = { id: row._id }
  // A proposed city that is unknown has no state, and a city needs one to become active.
  const needsState = row.isProposed && row.type === 'city' && row.state === ''
  const setActive = (isActive: boolean) =>
    void change.send({ params, body: { isActive, version: row.version } })
  return (
    <RowActions
      name={row.name}
      edit={{ to: row._id, label: t('Edit Location') }}
      remove={{
        label: t('Delete Location'),
        question: t('Are you sure you want to delete this location? This action cannot be undone.'),
        onConfirm: () => remove.send({ params }),
      }}
    >
      {row.isActive ? (
        <DropdownMenuItem onSelect={() => setActive(false)}>
          <CirclePause aria-hidden />
          {t('Deactivate')}
        </DropdownMenuItem>
      ) : needsState ? (
        <DropdownMenuItem asChild>
          <Link to={{ pathname: row._id, search }} preventScrollReset>
            <Check aria-hidden />
            {t('Add state and accept…')}
          </Link>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem onSelect={() => setActive(true)}>
          {row.isProposed ? <Check aria-hidden /> : <CirclePlay aria-hidden />}
          {row.isProposed ? t('Accept') : t('Activate')}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <Link to={{ pathname: `${row._id}/merge`, search }} preventScrollReset>
          <Merge aria-hidden />
          {t('Merge into…')}
        </Link>
      </DropdownMenuItem>
    </RowActions>
  )
}
