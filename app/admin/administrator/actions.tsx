import { useState } from 'react'
import { useFactorReset } from '#app/admin/account/use-factor-reset.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useAdministrator } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { Role } from '#contract/access.ts'
import { type AdministratorRow, administrator } from '#contract/account/administrator.ts'
import { t } from '#domain/locale/translate.ts'

/** Changes the role and access of another administrator. Nobody changes their own. */
export function AdministratorActions({ row }: { row: AdministratorRow }) {
  const self = useAdministrator()
  const factor = useFactorReset('administrator', {
    id: row._id,
    name: `${row.firstName} ${row.lastName}`,
  })
  const [asking, setAsking] = useState<Role | 'deactivate'>()
  const change = useSend(administrator.change, {
    done: t('Administrator updated successfully'),
    failed: t('Failed to update administrator'),
  })
  const invite = useSend(administrator.inviteAgain, {
    done: t('Password link sent'),
    failed: t('Failed to send the link'),
  })
  if (row._id === self._id) return <span className="text-xs text-muted-foreground">{t('You')}</span>
  const params = { id: row._id }
  const name = `${row.firstName} ${row.lastName}`
  const others = Role.options.filter(({ value }) => value !== row.role)
  return (
    <>
      <RowActions name={name}>
        {others.map(({ value, label }) => (
          <DropdownMenuItem key={value} onSelect={() => setAsking(value as Role)}>
            {t('Change role to {label}', { label })}
          </DropdownMenuItem>
        ))}
        {row.isActive && (
          <DropdownMenuItem onSelect={() => void invite.send({ params })}>
            {t('Send password link')}
          </DropdownMenuItem>
        )}
        {factor.item}
        {row.isActive ? (
          <DropdownMenuItem destructive onSelect={() => setAsking('deactivate')}>
            {t('Deactivate')}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => void change.send({ params, body: { isActive: true } })}>
            {t('Activate')}
          </DropdownMenuItem>
        )}
      </RowActions>
      {factor.dialog}
      <Confirm
        title={
          asking === 'deactivate'
            ? t('Deactivate {name}?', { name })
            : t('Change the role of {name}?', { name })
        }
        text={
          asking === 'deactivate'
            ? t('They will be signed out and cannot sign in until you activate them again.')
            : t('Their role becomes {role}, and they must sign in again.', {
                role: asking ? Role.label(asking) : '',
              })
        }
        action={asking === 'deactivate' ? t('Deactivate') : t('Change role')}
        destructive={asking === 'deactivate'}
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        onConfirm={() =>
          change.send({
            params,
            body: asking === 'deactivate' || !asking ? { isActive: false } : { role: asking },
          })
        }
      />
    </>
  )
}
