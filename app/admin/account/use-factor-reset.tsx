import { ShieldOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ReasonDialog } from '#app/admin/shell/reason-dialog.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { DropdownMenuItem } from '#app/ui/dropdown-menu.tsx'
import type { Realm } from '#contract/access.ts'
import { factorReset } from '#contract/account/second-factor.ts'
import { t } from '#domain/locale/translate.ts'

/** The menu item and the dialog that remove all second factors of an account. */
export function useFactorReset(
  realm: Realm,
  { id, name }: { id: string; name: string },
): { item: ReactNode; dialog: ReactNode } {
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { send } = useSend(factorReset[realm], {
    done: t('Two-step verification reset'),
    failed: t('Failed to reset two-step verification'),
  })
  if (!may('factor.reset')) return { item: null, dialog: null }
  return {
    item: (
      <DropdownMenuItem onSelect={() => setOpen(true)}>
        <ShieldOff aria-hidden />
        {t('Reset two-step verification')}
      </DropdownMenuItem>
    ),
    dialog: open && (
      <ReasonDialog
        title={t('Reset two-step verification of {name}?', { name })}
        description={t(
          'Their app and recovery codes stop working, and they are signed out. First make sure ' +
            'that it is really them who asks.',
        )}
        action={t('Reset')}
        help={t('We send this reason to them by email.')}
        presets={[t('Phone lost'), t('Phone replaced')]}
        missing={t('Please provide a reason.')}
        onOpenChange={setOpen}
        onSend={(reason) => send({ params: { id }, body: { reason } })}
      />
    ),
  }
}
