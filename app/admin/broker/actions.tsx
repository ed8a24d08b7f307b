import { Ban, CirclePause, CirclePlay, Clock, Eye, ShieldCheck, ShieldX } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useFactorReset } from '#app/admin/account/use-factor-reset.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { type BrokerRecord, broker } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'
import { useBrokerActs } from './acts.tsx'

export function BrokerActions({ row }: { row: BrokerRecord }) {
  const { search } = useLocation()
  const may = useMay()
  const acts = useBrokerActs(row)
  const factor = useFactorReset('broker', {
    id: row._id,
    name: `${row.firstName} ${row.lastName}`,
  })
  const remove = useSend(broker.remove, {
    done: t('Broker deleted successfully'),
    failed: t('Failed to delete broker'),
  })
  return (
    <>
      <RowActions
        name={`${row.firstName} ${row.lastName}`}
        edit={may('broker.change') ? { to: `${row._id}/edit`, label: t('Edit Broker') } : undefined}
        remove={
          may('broker.remove')
            ? {
                label: t('Delete Broker'),
                question: t(
                  'Are you sure you want to delete this broker? This action cannot be undone.',
                ),
                onConfirm: () => remove.send({ params: { id: row._id } }),
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
        {acts.mayDecide('verified') && (
          <DropdownMenuItem onSelect={acts.verify}>
            <ShieldCheck aria-hidden />
            {t('Approve KYC')}
          </DropdownMenuItem>
        )}
        {acts.mayDecide('rejected') && (
          <DropdownMenuItem onSelect={acts.askRejection}>
            <ShieldX aria-hidden />
            {row.kycStatus === 'verified' ? t('Revoke KYC') : t('Reject KYC')}
          </DropdownMenuItem>
        )}
        {acts.maySet('active') && (
          <DropdownMenuItem onSelect={acts.activate}>
            <CirclePlay aria-hidden />
            {t('Activate')}
          </DropdownMenuItem>
        )}
        {acts.maySet('inactive') && (
          <DropdownMenuItem onSelect={() => acts.askRest('inactive')}>
            <CirclePause aria-hidden />
            {t('Deactivate')}
          </DropdownMenuItem>
        )}
        {acts.maySet('suspended') && (
          <DropdownMenuItem onSelect={() => acts.askRest('suspended')}>
            <Clock aria-hidden />
            {t('Suspend')}
          </DropdownMenuItem>
        )}
        {acts.maySet('blocked') && (
          <DropdownMenuItem onSelect={() => acts.askRest('blocked')}>
            <Ban aria-hidden />
            {t('Block')}
          </DropdownMenuItem>
        )}
        {factor.item}
      </RowActions>
      {factor.dialog}
      {acts.dialog}
    </>
  )
}
