import { useState } from 'react'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { useAdministrator } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import { Role } from '#contract/access.ts'
import { type AdministratorRow, administrator } from '#contract/account/administrator.ts'

/** Changes the role and access of another administrator. Nobody changes their own. */
export function AdministratorActions({ row }: { row: AdministratorRow }) {
  const self = useAdministrator()
  const [asking, setAsking] = useState<Role | 'deactivate'>()
  const change = useSend(administrator.change, {
    done: 'Administrator updated successfully',
    failed: 'Failed to update administrator',
  })
  const invite = useSend(administrator.inviteAgain, {
    done: 'The link is on its way.',
    failed: 'Failed to send the link',
  })
  if (row._id === self._id) return <span className="text-xs text-muted-foreground">You</span>
  const params = { id: row._id }
  const name = `${row.firstName} ${row.lastName}`
  const others = Role.options.filter(({ value }) => value !== row.role)
  return (
    <>
      <RowActions name={name}>
        {others.map(({ value, label }) => (
          <DropdownMenuItem key={value} onSelect={() => setAsking(value as Role)}>
            Make {label}
          </DropdownMenuItem>
        ))}
        {row.isActive && (
          <DropdownMenuItem onSelect={() => void invite.send({ params })}>
            Send password link
          </DropdownMenuItem>
        )}
        {row.isActive ? (
          <DropdownMenuItem destructive onSelect={() => setAsking('deactivate')}>
            Deactivate
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => void change.send({ params, body: { isActive: true } })}>
            Activate
          </DropdownMenuItem>
        )}
      </RowActions>
      <Confirm
        title={asking === 'deactivate' ? `Deactivate ${name}?` : `Change the role of ${name}?`}
        text={
          asking === 'deactivate'
            ? 'They are signed out at once and cannot sign in until activated again.'
            : `They become ${asking ? Role.label(asking) : ''} and have to sign in again.`
        }
        action={asking === 'deactivate' ? 'Deactivate' : 'Change role'}
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
