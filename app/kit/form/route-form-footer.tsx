import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useCloseRoute } from '#app/kit/route-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { t } from '#domain/locale/translate.ts'
import { SubmitButton } from './form.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { FormHandle } from './use-form.ts'

interface RouteFormFooterProps<Values extends FieldValues> {
  form: FormHandle<Values>
  /** The label while it is busy; "Saving..." by default. */
  busy?: string
  /** The label of the submit button. */
  children: ReactNode
}

/**
 * The footer of a form in a route's dialog: a submit button, and a button back to the list, which
 * asks where there are unsaved changes.
 */
export function RouteFormFooter<Values extends FieldValues>({
  form,
  busy,
  children,
}: RouteFormFooterProps<Values>) {
  const close = useCloseRoute()
  return (
    <DialogFooter className="mt-0">
      <LeaveGuard form={form} />
      <Button variant="outline" onClick={close}>
        {t('Cancel')}
      </Button>
      <SubmitButton form={form} {...(busy && { busy })}>
        {children}
      </SubmitButton>
    </DialogFooter>
  )
}
