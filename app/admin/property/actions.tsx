import { Check, Eye, MoreHorizontal, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/ui/dropdown-menu.tsx'
import { propertyLifecycle } from '#contract/property/lifecycle.ts'
import { type PropertyRow, property } from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { PropertyReject } from './reject.tsx'

type Asking = 'reject' | 'sold' | 'rented' | 'delete' | undefined

/** The actions of a listing, by the rights that the server sent with it. */
export function PropertyActions({ row }: { row: PropertyRow }) {
  const { search } = useLocation()
  const may = useMay()
  const [asking, setAsking] = useState<Asking>()
  const ask = (what: Asking) => (open: boolean) => setAsking(open ? what : undefined)
  const change = useSend(property.changeStatus, {
    done: t('Property status updated successfully'),
    failed: t('Failed to update property status'),
  })
  const remove = useSend(property.remove, {
    done: t('Property deleted successfully'),
    failed: t('Failed to delete property'),
  })
  const params = { id: row._id }
  const { edit, resubmit } = propertyLifecycle[row.status]
  const isOpen = edit !== undefined || resubmit !== undefined
  const set = (status: 'approved' | 'sold' | 'rented') =>
    change.send({ params, body: { status, version: row.version } })
  return (
    <div className="flex items-center justify-end gap-1">
      {row.may.includes('approve') && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('Approve {title}', { title: row.title })}
          disabled={change.busy}
          onClick={() => void set('approved')}
          className="text-status-green-text"
        >
          <Check aria-hidden />
        </Button>
      )}
      {row.may.includes('reject') && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t('Reject {title}', { title: row.title })}
          onClick={() => setAsking('reject')}
          className="text-status-red-text"
        >
          <X aria-hidden />
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t('More actions for {title}', { title: row.title })}
          >
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link to={{ pathname: row._id, search }} preventScrollReset>
              <Eye aria-hidden />
              {t('View details')}
            </Link>
          </DropdownMenuItem>
          {may('property.change') && isOpen && (
            <DropdownMenuItem asChild>
              <Link to={{ pathname: `${row._id}/edit`, search }} preventScrollReset>
                <Pencil aria-hidden />
                {t('Edit')}
              </Link>
            </DropdownMenuItem>
          )}
          {row.may.includes('sell') && (
            <DropdownMenuItem onSelect={() => setAsking('sold')}>
              {t('Mark as sold')}
            </DropdownMenuItem>
          )}
          {row.may.includes('rent') && (
            <DropdownMenuItem onSelect={() => setAsking('rented')}>
              {t('Mark as rented')}
            </DropdownMenuItem>
          )}
          {may('property.remove') && (
            <DropdownMenuItem destructive onSelect={() => setAsking('delete')}>
              <Trash2 aria-hidden />
              {t('Delete')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <PropertyReject row={row} open={asking === 'reject'} onOpenChange={ask('reject')} />
      <Confirm
        title={asking === 'rented' ? t('Mark as rented?') : t('Mark as sold?')}
        text={t('“{title}” will no longer appear in search. Its page stays, with a badge.', {
          title: row.title,
        })}
        action={asking === 'rented' ? t('Mark as rented') : t('Mark as sold')}
        open={asking === 'sold' || asking === 'rented'}
        onOpenChange={ask(asking)}
        onConfirm={() => set(asking === 'rented' ? 'rented' : 'sold')}
      />
      <Confirm
        title={t('Delete property')}
        text={t('Are you sure you want to delete this property? This action cannot be undone.')}
        action={t('Delete')}
        destructive
        open={asking === 'delete'}
        onOpenChange={ask('delete')}
        onConfirm={() => remove.send({ params })}
      />
    </div>
  )
}
