import { Ban, CirclePause, CirclePlay, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useFactorReset } from '#app/admin/account/use-factor-reset.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { type CustomerRecord, customer } from '#contract/customer/customer.ts'
import { t } from '#domain/locale/translate.ts'
import { DeactivateCustomer, type Rest } from './deactivate.tsx'

/** The actions of a customer in the list: an active one can be deactivated, any other activated. */
export function CustomerActions({ row }: { row: CustomerRecord }) {
  const { search } = useLocation()
  const may = useMay()
  const [asking, setAsking] = useState<Rest>()
  const status = useSend(customer.changeStatus, {
    done: t('Customer status updated successfully'),
    failed: t('Failed to update customer status'),
  })
  const remove = useSend(customer.remove, {
    done: t('Customer deleted successfully'),
    failed: t('Failed to delete customer'),
  })
  const params = { id: row._id }
  const { status: decidedOn } = row
  const name = `${row.firstName} ${row.lastName}`
  const factor = useFactorReset('customer', { id: row._id, name })
  return (
    <>
      <RowActions
        name={name}
        edit={
          may('customer.change') ? { to: `${row._id}/edit`, label: t('Edit Customer') } : undefined
        }
        remove={
          may('customer.remove')
            ? {
                label: t('Delete Customer'),
                question: t(
                  'Are you sure you want to delete this customer? This action cannot be undone.',
                ),
                onConfirm: () => remove.send({ params }),
              }
            : undefined
        }
      >
        <DropdownMenuItem asChild>
          <Link to={{ pathname: row._id, search }} preventScrollReset>
            <Eye aria-hidden />
            {t('View Details')}
          </Link>
        </DropdownMenuItem>
        {may('customer.change') &&
          (row.status === 'active' ? (
            <>
              <DropdownMenuItem onSelect={() => setAsking('inactive')}>
                <CirclePause aria-hidden />
                {t('Deactivate')}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => setAsking('blocked')}>
                <Ban aria-hidden />
                {t('Block')}
              </DropdownMenuItem>
            </>
          ) : (
            <DropdownMenuItem
              onSelect={() => void status.send({ params, body: { status: 'active', decidedOn } })}
            >
              <CirclePlay aria-hidden />
              {t('Activate')}
            </DropdownMenuItem>
          ))}
        {factor.item}
      </RowActions>
      {factor.dialog}
      {asking && (
        <DeactivateCustomer
          status={asking}
          who={name}
          onClose={() => setAsking(undefined)}
          onSend={(reason) => status.send({ params, body: { status: asking, reason, decidedOn } })}
        />
      )}
    </>
  )
}
